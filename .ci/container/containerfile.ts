export type Step =
  | { kind: "run"; command: string }
  | { kind: "copy"; from: string | null; source: string; target: string }
  | { kind: "workdir"; path: string }
  | { kind: "env"; values: Record<string, string> }
  | { kind: "user"; name: string }
  | { kind: "volume"; path: string }
  | { kind: "expose"; port: number }
  | { kind: "cmd"; words: readonly string[] };

export type Stage = { image: string; name: string | null; steps: readonly Step[] };

/**
 * Parses the part of the format that our own Containerfile uses.
 * @throws Error at any other instruction or form
 */
export function parseContainerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, "")
    .split("\n");
  const stages: { image: string; name: string | null; steps: Step[] }[] = [];
  for (const line of lines.filter((candidate) => candidate.trim() !== "")) {
    const [, word = "", rest = ""] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (word === "FROM") {
      const [, image = "", name = null] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ image, name, steps: [] });
    } else stages.at(-1)?.steps.push(stepOf(word, rest));
  }
  return stages;
}

function stepOf(word: string, rest: string): Step {
  const [, from = null, source = "", target = ""] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
  switch (word) {
    case "RUN":
      return { kind: "run", command: rest };
    case "COPY":
      if (source === "" || rest.split(" ").some((part) => part.startsWith("--") && !part.startsWith("--from="))) break;
      return { kind: "copy", from, source, target };
    case "WORKDIR":
      return { kind: "workdir", path: rest };
    case "ENV":
      return { kind: "env", values: Object.fromEntries(rest.split(" ").map((pair) => splitAt(pair, "="))) };
    case "USER":
      return { kind: "user", name: rest };
    case "VOLUME":
      return { kind: "volume", path: rest };
    case "EXPOSE":
      return { kind: "expose", port: Number(rest) };
    case "CMD":
      return { kind: "cmd", words: JSON.parse(rest) };
  }
  throw new Error(`This script does not know: ${word} ${rest}`);
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
