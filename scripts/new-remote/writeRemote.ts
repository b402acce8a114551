import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A whole small remote, held to all rules of the repository; a new one is a copy of it under its own name. */
const SAMPLE = join(import.meta.dirname, 'mfe-sample');

export type NewRemote = {
  /** In small letters, as `job-fairs`. */
  name: string;
  /** Its first address, as `/job-fairs`. */
  route: string;
  /** The folder that `mfe-<name>` is made in. */
  into: string;
};

/** Writes the remote and returns its folder. Throws a sentence for the person who asked. */
export function writeRemote({ name, route, into }: NewRemote): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name: small letters, as job-fairs.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(route)) throw new Error(`"${route}" is no address: as /job-fairs.`);
  const folder = join(into, `mfe-${name}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(SAMPLE, folder, { recursive: true, filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path) });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), name, route));
  }
  return folder;
}

/** The sample's names, each in the form that stands where it is found. */
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
