/**
 * Renders public pages with the builds of the packages, and fails when a document contains too many rules that apply to
 * none of its elements. Needs the builds of `sizeBudgets.ts`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ActiveRemote, RemoteRelease } from '@cpa/shared/contracts';
import {
  aCompany,
  aCompanyPage,
  aHomepageData,
  aPackage,
  aPostCard,
  aVacancy,
  aVacancyCard,
  aVacancyPage,
  someOptions,
} from '../../shared/src/testing/builders/index.ts';
import { ASSETS_URL, pageFiles } from '../../shell/server/documents/respond/pageFiles.ts';
import { classesOf, parseStylesheet } from '../../shell/server/documents/respond/stylesheet.ts';
import { SHELL } from '../../shell/server/releases/index.ts';
import { createSandboxPool } from '../../shell/server/documents/sandbox/createSandboxPool.ts';
import { REMOTES } from '../build/workspace.ts';
import { ROOT } from '../start/settings.ts';
import { unusedRules } from './unusedRules.ts';

/** Share of the rules in a document that may apply to none of its elements. */
const LIMIT = 0.2;

/** Responses of the API for the data of each page. */
const RESPONSES: Record<string, unknown> = {
  '/homepage-data': aHomepageData(),
  '/options': someOptions(),
  '/vacancies': aVacancyPage(),
  '/vacancies/7': aVacancy({ similar: [aVacancyCard({ id: 8 })] }),
  '/companies': aCompanyPage(),
  '/companies/4': aCompany(),
  '/packages': [aPackage()],
  '/content/posts': [aPostCard()],
};

const PAGES = ['/', '/vacancies', '/vacancies/7', '/companies', '/companies/4', '/plans', '/blog'];

const shell = readBuild(SHELL);
const remotes = REMOTES.map(readBuild).map(
  (release) => ({ ...release, base_url: `/${release.name}/`, mirror_urls: [] }) as unknown as ActiveRemote,
);
const releases = { revision: 1, remotes };

const api = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://api');
  response.writeHead(pathname in RESPONSES ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(RESPONSES[pathname] ?? null));
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
const pool = createSandboxPool({
  size: 1,
  apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  deadlineMs: 60_000,
  waitMs: 60_000,
  onProblem: (reason) => process.stderr.write(`${reason}\n`),
});
const release = {
  key: 'builds',
  heads: {},
  pages: {
    releases,
    demo: false,
    shell: serverFile(shell),
    remotes: Object.fromEntries(
      remotes.flatMap((remote) => (remote.server ? [[remote.name, serverFile(remote)]] : [])),
    ),
  },
};

for (const path of PAGES) {
  const task = { kind: 'page', locale: 'en', url: path } as const;
  const page = await pool.run({ release, task, ip: '127.0.0.1', suspect: path });
  if (page?.kind !== 'page') throw new Error(`${path} cannot be rendered: ${JSON.stringify(page)}`);
  const use = unusedRules(
    stylesOf(path, page.html),
    `<html data-theme="light"><body>${page.html}</body></html>`,
  );
  const share = use.unused / use.total;
  const percent = `${(100 * share).toFixed(1)} %`;
  if (process.argv.includes('--print'))
    process.stdout.write(`${path} ${percent} of ${use.total} characters\n`);
  if (share <= LIMIT) continue;
  process.stderr.write(
    `${percent} of the rules in the document of ${path} apply to none of its elements; the limit is ${100 * LIMIT} %.\n` +
      'Select elements by the classes of their own module, so that the rules of others stay out of the document.\n',
  );
  process.exitCode = 1;
}
await pool.close();
api.close();
api.closeAllConnections();

function readBuild(name: string): RemoteRelease {
  return JSON.parse(readFileSync(join(ROOT, name, 'dist/release.json'), 'utf8')) as RemoteRelease;
}

/** Module of a package that renders its pages on the site server. */
function serverFile({ name, server }: RemoteRelease): { file: string; integrity: string } {
  if (!server) throw new Error(`The build of ${name} has no server module.`);
  return { file: join(ROOT, name, 'dist', server.path), integrity: server.integrity };
}

/** Returns the rules that the site server puts into the document of a page. */
function stylesOf(path: string, html: string): string {
  const classes = classesOf(html);
  const { styles, stylePreloads } = pageFiles(shell, releases, { path, locale: 'en' });
  return [...styles, ...stylePreloads]
    .map(({ url, path: file }) =>
      join(ROOT, url.startsWith(ASSETS_URL) ? SHELL : url.split('/')[1]!, 'dist', file),
    )
    .map((file) => parseStylesheet(readFileSync(file, 'utf8')).usedBy(classes).used)
    .join('');
}
