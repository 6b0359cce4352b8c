import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cloneSources } from "../machines/trees.ts";
import type { Stage, Step } from "./containerfile.ts";
import { copyFolder, makeRootDirectory, runIn } from "./root-directory.ts";

/** A root directory, and its stage's instructions for running it. */
export type Image = {
  root: string;
  workdir: string;
  env: Readonly<Record<string, string>>;
  user: string;
  volumes: readonly string[];
  words: readonly string[];
};

/**
 * Executes the stages and returns the image of the last one.
 * @param context the repository that is copied into the build
 * @param folder for the root directories
 * @throws Error when a step fails, or the base image is unknown here
 */
export function buildImage(stages: readonly Stage[], context: string, folder: string): Image {
  const bases = new Map<string, string>();
  const images = new Map<string, Image>();
  for (const { image, name, steps } of stages) {
    const base = bases.get(image) ?? makeBase(image, folder);
    bases.set(image, base);
    const root = join(folder, name ?? "final");
    copyFolder(base, root);
    let made: Image = { root, workdir: "/", env: {}, user: "root", volumes: [], words: [] };
    for (const step of steps) made = follow(step, made, { context, images });
    images.set(name ?? "final", made);
  }
  const last = [...images.values()].at(-1);
  if (last === undefined) throw new Error("The file has no stages.");
  return last;
}

/** The root directory of a base image. */
function makeBase(image: string, folder: string): string {
  const [, suite] = /^docker\.io\/library\/debian:(\w+)-slim$/.exec(image) ?? [];
  if (suite === undefined) throw new Error(`This script can't make ${image}.`);
  const root = join(folder, suite);
  makeRootDirectory(suite, root);
  return root;
}

function follow(step: Step, image: Image, build: { context: string; images: ReadonlyMap<string, Image> }): Image {
  switch (step.kind) {
    case "run":
      runIn(image, step.command);
      return image;
    case "copy":
      copyInto(image, step, build);
      return image;
    case "workdir":
      mkdirSync(join(image.root, step.path), { recursive: true });
      return { ...image, workdir: step.path };
    case "env":
      return { ...image, env: { ...image.env, ...step.values } };
    case "user":
      return { ...image, user: step.name };
    case "volume":
      return { ...image, volumes: [...image.volumes, step.path] };
    case "cmd":
      return { ...image, words: step.words };
    case "expose":
      return image;
  }
}

type Copy = Extract<Step, { kind: "copy" }>;

function copyInto(
  { root, workdir }: Image,
  { from, source, target }: Copy,
  { context, images }: { context: string; images: ReadonlyMap<string, Image> },
): void {
  const destination = join(root, resolve(workdir, target));
  mkdirSync(dirname(destination), { recursive: true });
  const stage = from === null ? null : images.get(from);
  if (stage === undefined) throw new Error(`There is no stage ${from}.`);
  // Copies the files that Git tracks, which are those that .dockerignore leaves.
  if (stage === null) cloneSources(join(context, source), destination, null);
  else copyFolder(join(stage.root, source), destination);
}
