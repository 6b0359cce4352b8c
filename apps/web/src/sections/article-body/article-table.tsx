import css from "./article-table.module.css";

/** A table of an article's text: one line a row, the first holds the names of the columns. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: -- rows of one text; their order is their identity
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: -- a cell is known by its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
