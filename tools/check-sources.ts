import { globSync, readFileSync } from "node:fs";

// Checks that the compiler and the linter don't make: every suppression and cast has its reason on the line, components
// contain no sentences, and versions are exact.

/** Faults of a file, with their line numbers. */
export function faultsOf(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const fault = file.endsWith("package.json") ? versionFault(line) : sourceFault(file, line);
    return fault === null ? [] : [`${file}:${index + 1}: ${fault}`];
  });
}

function sourceFault(file: string, line: string): string | null {
  if (/^\s*(?:\/\/|\/\*|\{\/\*)\s*@ts-(?:ignore|expect-error|nocheck)\W*$/.test(line))
    return "a suppression without its reason";
  if (/\bas (?:never|any|unknown as)\b/.test(line) && !/\/\/ ?\S/.test(line))
    return "a cast without its reason on the line";
  if (
    file.endsWith(".tsx") &&
    (/>[^<>{}=()]*\p{L}{2,} \p{L}{2,}[^<>{}=();]*<\//u.test(line) ||
      /^\s+\p{Lu}\p{Ll}+ \p{Ll}[\p{L} ,.’'!?-]*$/u.test(line))
  )
    return "a sentence in a component; visitors' words are in packages/content";
  return null;
}

/** A range would install versions that no one has reviewed. */
function versionFault(line: string): string | null {
  return /^\s*"[@\w/.-]+": "(?:[~^*]|[<>]=?|x|latest)[^"]*",?$/.test(line) && !/"(?:node|url)":/.test(line)
    ? "a version that is not exact"
    : null;
}

if (import.meta.main) {
  const files = globSync(
    [
      "{apps,packages,proofs,tools}/**/*.{ts,tsx}",
      "package.json",
      "{apps,packages}/*/package.json",
      "{proofs,tools}/package.json",
    ],
    {
      exclude: ["**/node_modules/**", "**/dist/**", "**/generated/**"],
    },
  );
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(file, "utf8")));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
