import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const IMPORT = /\b(request|callApiWithStatus)\b[^;]* from '@cpa\/shared\/http';/;
/** `GET /path`, also with the path in `url` or as a document, or with `method` and `url` separately. */
const CALL =
  /['`](GET|POST|PUT|DELETE) (?:\$\{apiDocumentPath\((['`])(.+?)\2, language\)\}|(\/[^'`\n]+|\$\{url\}[^'`\n]*))['`]/g;
const WITH_STATUS = /method: '(\w+)',\s*url: (['`])(.+?)\2,/g;

export interface ClientFile {
  /** Path relative to the repository root. */
  file: string;
  /** Calls of the file, for example `GET /vacancies/{}`. */
  calls: string[];
}

/** Finds every file of the shell and the remotes that calls the API, with the calls in its source. */
export function clientFiles(): ClientFile[] {
  return globSync(['mfe-*/src/**/*.ts', 'shell/src/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      // The site server, not the API, serves calls below `/_`.
      if (!IMPORT.test(text) || text.includes(' /_operator')) return [];
      return [{ file, calls: callsIn(text) }];
    })
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

function callsIn(text: string): string[] {
  // A bare `url` is a constant of the file or the argument of a small function in it.
  const constant = /const url = '(.+?)'/.exec(text)?.[1];
  const given = [...text.matchAll(/\bpost\('(\/.+?)'/g)].map(([, path]) => path);
  const calls = [...text.matchAll(CALL), ...text.matchAll(WITH_STATUS)];
  return calls.flatMap(([, method, , document, path = document!]) => {
    const paths = path === '${url}' && constant === undefined ? given : [path];
    return paths.map((each) => `${method} ${nameless(each!.replace('${url}', constant ?? ''))}`);
  });
}

const nameless = (path: string): string => path.replaceAll(/\$\{.+?\}/g, '{}').replace(/(.)\/$/, '$1');

/** Tests whether a client makes a documented call, for example `POST /account/recruiter/register`. */
export function isCall(written: string, call: string): boolean {
  const pattern = written.replaceAll('{}', '[^/]+').replaceAll('/', '\\/');
  return new RegExp(`^${pattern}$`).test(call);
}
