import css from "./article-table.module.css";

/** A table in an article's text. Each line is a row; the first line contains the column names. */
export function ArticleTable({ lines }: { lines: readonly string[] }) {
  const [names = [], ...rows] = lines.map((line) => line.slice(2).split(" | "));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: -- rows of one text, never reordered
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: -- the index is the column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
