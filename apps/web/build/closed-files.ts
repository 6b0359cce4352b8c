import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const parts = ["package.json", "node_modules", "apps", "packages"];

/**
 * Files of the release that other users may not read, because they were made under another umask than 022. The site often
 * runs as another user than the one who installs it.
 */
function findClosed(repository: string): string[] {
  const paths = parts.map((part) => join(repository, part)).filter((path) => existsSync(path));
  const below = [join(repository, "apps"), join(repository, "packages")].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
      : [],
  );
  // The site writes its own compile cache.
  const read = [...paths, ...below].filter((path) => !path.includes("/.cache"));
  return read.filter((path) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat !== undefined && (stat.mode & 0o004) === 0;
  });
}

/** For the operator, at the end of a build; null: everybody can read the release. */
export function closedNote(repository: string): string | null {
  const [first, ...more] = findClosed(repository);
  if (first === undefined) return null;
  return `Other users can't read ${first} and ${more.length} other files of this release: if the site runs as one of them, set umask 022, and open the files as docs/operations.md says.`;
}
