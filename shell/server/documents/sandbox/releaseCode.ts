import { readFile } from 'node:fs/promises';
import { integrityOf } from '../../releases/checks/releaseVersion.ts';
import type { LoadedRelease, ServerFile, ServerRelease, Source } from './messages.ts';

/** Reads the code of a release from the store, as a sandbox has no files. */
export async function releaseCode({ pages, heads }: ServerRelease): Promise<LoadedRelease> {
  return {
    heads: await readAll(heads),
    ...(pages && {
      pages: { ...pages, shell: await readSource(pages.shell), remotes: await readAll(pages.remotes) },
    }),
  };
}

async function readAll(files: Record<string, ServerFile>): Promise<Record<string, Source>> {
  const sources = Object.entries(files).map(async ([name, file]) => [name, await readSource(file)] as const);
  return Object.fromEntries(await Promise.all(sources));
}

/** Returns exactly the code whose hash the release lists. */
async function readSource({ file, integrity }: ServerFile): Promise<Source> {
  try {
    const code = await readFile(file);
    if (integrityOf(code) !== integrity)
      return { file, problem: `${file} was changed after the build: its hash differs.` };
    return { file, code: code.toString() };
  } catch (error) {
    return { file, problem: String(error) };
  }
}
