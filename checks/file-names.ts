import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { serverFeatures, serverRoles, webFeatures, webRoles, type FeatureFiles } from "./feature-files.ts";

interface Side {
  root: string;
  features: Record<string, FeatureFiles>;
  mayBeCalled: (path: ParsedPath) => boolean;
}

interface ParsedPath {
  /** Holds the folder inside the feature, empty for the feature's own. */
  folder: string;
  /** Holds the file's name without `.test` and its ending. */
  name: string;
  isTest: boolean;
}

const sides: Side[] = [
  {
    root: "server/src/features",
    features: serverFeatures,
    mayBeCalled: ({ name, isTest }) => isTest || serverRoles.includes(name),
  },
  {
    root: "web/src/features",
    features: webFeatures,
    mayBeCalled: ({ folder, name, isTest }) =>
      isTest || folder !== "" || webRoles.includes(name) || name.startsWith("use-"),
  },
];

/**
 * Returns a sentence for every file of a feature that `checks/feature-files.ts` does not allow, and for every entry
 * without a file.
 */
export function findMisplacedFiles(house: string): string[] {
  return sides.flatMap((side) => {
    const files = globSync("**/*", { cwd: join(house, side.root), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(house, side.root).length + 1))
      .toSorted();
    return [...files.flatMap((file) => problemsOf(file, side)), ...listUnusedEntries(files, side)];
  });
}

/** Limits the files of one folder of the platform, tests included, so that each folder is about one thing. */
export const mostFilesInAFolder = 15;

/** Returns a sentence for every folder of the platform that holds too many files. */
export function findCrowdedFolders(house: string): string[] {
  const files = globSync("server/src/platform/**/*.ts", { cwd: house });
  return Object.entries(Object.groupBy(files, (file) => dirname(file)))
    .filter(([, inside]) => inside!.length > mostFilesInAFolder)
    .map(([folder, inside]) => `${folder} holds ${inside!.length} files; the limit is ${mostFilesInAFolder}.`);
}

function problemsOf(file: string, { root, features, mayBeCalled }: Side): string[] {
  const [feature = "", ...rest] = file.split("/");
  const allowed = features[feature];
  if (!allowed || rest.length === 0) return [`${root}/${file} belongs to no feature of checks/feature-files.ts.`];
  const path = parse(rest);
  if (path.folder !== "" && !allowed.folders.includes(path.folder))
    return [`${root}/${file} is in a folder that checks/feature-files.ts does not list.`];
  if (mayBeCalled(path) || allowed.others.includes(withFolder(path))) return [];
  return [`${root}/${file} has none of the names that a feature may use; checks/feature-files.ts lists them.`];
}

function listUnusedEntries(files: string[], { root, features }: Side): string[] {
  return Object.entries(features).flatMap(([feature, { folders, others }]) => {
    const paths = files.filter((file) => file.startsWith(`${feature}/`)).map((file) => parse(file.split("/").slice(1)));
    const unused = [
      ...folders.filter((folder) => !paths.some((path) => `${path.folder}/`.startsWith(`${folder}/`))),
      ...others.filter((other) => !paths.some((path) => !path.isTest && withFolder(path) === other)),
    ];
    return unused.map((entry) => `checks/feature-files.ts lists ${root}/${feature}/${entry}, which does not exist.`);
  });
}

function parse(parts: string[]): ParsedPath {
  const file = parts.at(-1)!;
  return {
    folder: parts.slice(0, -1).join("/"),
    name: file.replace(/(\.test)?\.tsx?$/, ""),
    isTest: /\.test\.tsx?$/.test(file),
  };
}

const withFolder = ({ folder, name }: ParsedPath) => (folder === "" ? name : `${folder}/${name}`);
