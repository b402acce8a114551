import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CALL = /method: '(\w+)',\s*url(?:: (?:apiDocumentPath\()?(['`])(.+?)\2(?:, language\))?)?,/g;

export interface ClientFile {
  /** Path relative to the repository root. */
  file: string;
  /** Calls of the file, as `GET /vacancies/{}`. */
  calls: string[];
}

/** Finds every file of the shell and the remotes that calls the API, with the calls in its source. */
export function clientFiles(): ClientFile[] {
  return globSync(['mfe-*/src/**/*.ts', 'shell/src/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      // Calls below `/_` are answered by the site server, not by the API.
      if (!/callApi(WithStatus)?\(/.test(text) || text.includes("'/_operator")) return [];
      return [{ file, calls: callsIn(text) }];
    })
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

function callsIn(text: string): string[] {
  // A bare `url` is a constant of the file or the argument of a small function in it.
  const constant = /const url = '(.+?)'/.exec(text)?.[1];
  const given = [...text.matchAll(/\bpost\('(\/.+?)'/g)].map(([, path]) => path);
  return [...text.matchAll(CALL)].flatMap(([, method, , url]) => {
    const paths = url === undefined ? (constant === undefined ? given : [constant]) : [url];
    return paths.map((path) => `${method} ${nameless(path!.replace('${url}', constant ?? ''))}`);
  });
}

const nameless = (path: string): string => path.replaceAll(/\$\{.+?\}/g, '{}').replace(/(.)\/$/, '$1');

/** Tests whether a client makes a documented call, as `POST /account/recruiter/register`. */
export function isCall(written: string, call: string): boolean {
  const pattern = written.replaceAll('{}', '[^/]+').replaceAll('/', '\\/');
  return new RegExp(`^${pattern}$`).test(call);
}
