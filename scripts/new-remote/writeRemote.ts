import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Complete small remote that passes every check of the repository. A new remote is a renamed copy. */
const SAMPLE = join(import.meta.dirname, 'mfe-sample');

export type NewRemote = {
  /** Lower-case words joined by hyphens, for example `job-fairs`. */
  name: string;
  /** Path of its first page, for example `/job-fairs`. */
  route: string;
  /** Parent folder of the new folder `mfe-<name>`. */
  into: string;
};

/**
 * Writes the remote and returns its folder.
 * @throws with a message for the user when the name or path is invalid, or the folder exists.
 */
export function writeRemote({ name, route, into }: NewRemote): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is not a valid name. Use lower-case words joined by hyphens, as job-fairs.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(route))
    throw new Error(`"${route}" is not a valid path. Use one like /job-fairs.`);
  const folder = join(into, `mfe-${name}`);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  cpSync(SAMPLE, folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(SAMPLE.length)),
  });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), name, route));
  }
  return folder;
}

/** Replaces each form of the sample's name. */
function renamed(text: string, name: string, route: string): string {
  const title = name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  const camel = name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return text
    .replaceAll('../../../tsconfig', '../tsconfig')
    .replaceAll('../../../.cache', '../.cache')
    .replaceAll('"path": "../../../shared"', '"path": "../shared"')
    .replace(/\/sample(?=['"`])/g, route)
    .replaceAll('sampleSectors', `${camel}Sectors`)
    .replaceAll('Sample', title)
    .replaceAll('sample', name);
}
