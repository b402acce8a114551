/** Compares an import of 200 vacancies from a local server with a plain fetch and JSON.parse (`npm run bench -- import`). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { runImport } from '../src/domains/imports/runImport.service.ts';
import { benchConfig } from './benchConfig.ts';
import { median, print, timed } from './report.ts';

const VACANCIES = 200;
const ROUNDS = 15;

const posting = (index: number) => ({
  '@type': 'JobPosting',
  title: `Line Cook ${index}`,
  identifier: { value: `cook-${index}` },
  url: `/jobs/${index}`,
  description: `<p>You keep the grill of kitchen ${index}.</p><ul>${'<li>Teach an apprentice and keep the line going</li>'.repeat(30)}</ul>`,
  employmentType: 'FULL_TIME',
  datePosted: '2026-11-18',
  jobLocation: { address: { addressLocality: 'Noord', addressCountry: 'AW' } },
  baseSalary: 'Afl. 2.400 - 2.900 p/m',
});
const json = JSON.stringify({ '@graph': Array.from({ length: VACANCIES }, (_, index) => posting(index)) });
const page = `<!doctype html><title>Work here</title><script type="application/ld+json">${json}</script>`;

const server = createServer((request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

const { db, close } = await openTestDatabase();
const log = pino({ level: 'silent' });
const signal = new AbortController().signal;
const context = {
  db,
  log,
  signal,
  config: benchConfig(),
  publishEvent: async () => undefined,
};
const network = { resolve: async () => ['127.0.0.1'], mayConnect: () => true };
const { id: company_id } = await db
  .insertInto('companies')
  .values({ name: 'Dushi', slug: 'dushi' })
  .returning('id')
  .executeTakeFirstOrThrow();

async function importOnce(): Promise<void> {
  const values = { company_id, source_url: `http://careers.example:${port}/`, started_by: null };
  const { id } = await db.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow();
  await runImport(context, id, network);
  const { found } = await db
    .selectFrom('imports')
    .select('found')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (found !== VACANCIES) throw new Error(`The import found ${found} vacancies.`);
}

async function fetchOnce(): Promise<void> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

const imports: number[] = [];
const plain: number[] = [];
await importOnce();
await fetchOnce();
for (let round = 0; round < ROUNDS; round++) {
  imports.push(await timed(importOnce));
  plain.push(await timed(fetchOnce));
}
const [importMs, fetchMs] = [median(imports), median(plain)];
print(
  `Page with ${VACANCIES} vacancies (${Math.round(page.length / 1024)} KB), median of ${ROUNDS} interleaved rounds:`,
);
print(
  `  import (robots.txt, fetch, parse, store)  ${importMs.toFixed(1)} ms (${(importMs / VACANCIES).toFixed(2)} ms per vacancy)`,
);
print(`  plain fetch and JSON.parse                ${fetchMs.toFixed(1)} ms`);
print(`  ratio                                     ${(importMs / fetchMs).toFixed(1)}`);
server.closeAllConnections();
server.close();
await close();
