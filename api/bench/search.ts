/**
 * Compares searches over HTTP with the same SQL over `pg` alone and with an engine in memory (`npm run bench -- search`).
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { VacancyPage } from '@cpa/shared/contracts';
import { buildApp } from '../src/app/buildApp.ts';
import { createFacetIndex } from '../src/domains/vacancies/search/facetIndex.ts';
import { connectDatabase, type Database, type SocketTarget } from '../src/platform/database/connect.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { loadDemo } from '../src/app/demo/index.ts';
import { openStorage } from '../src/platform/storage/openStorage.ts';
import { benchConfig } from './benchConfig.ts';
import { insertVacancies } from './insertVacancies.ts';
import { openMiniSearch, type MiniSearchEngine } from './miniSearch.ts';
import { median, print, rate, timed } from './report.ts';
import { searchRequests, type SearchRequest } from './searchRequests.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 100_000];
const REQUESTS = 600;
const WARM_UP = 40;
const CONCURRENCY = 8;
/** Vacancies from which p99 must be below `TAIL_LIMIT` times p50. */
const LARGE = 100_000;
const TAIL_LIMIT = 5;
/** Number of hits from which a result counts as large. */
const MANY_HITS = 3000;
/** Width of the column with the kinds of searches. */
const KIND_WIDTH = 44;
/** Number of the slowest searches that are printed. */
const SLOWEST = 10;
/** MiniSearch needs about 10 KB of memory for each vacancy. */
const MOST_IN_MEMORY = 200_000;

/** Names of the statements of a search, by a pattern of their SQL. */
const STATEMENTS: [RegExp, string][] = [
  [/int4send/, 'matches of the text'],
  [/hits as materialized/, 'small result'],
  [/walked as materialized|"walked"/, 'walked page'],
  [/"sorted"/, 'sorted page'],
  [/string_agg\(concat_ws/, 'columns by ID'],
  [/search_words/, 'corrections'],
];

type Statement = { text: string; values: unknown[]; ms: number };
type Timing = { p50: number; p99: number; perSecond: number };

process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
for (const size of SIZES) await measure(size);

async function measure(size: number): Promise<void> {
  const database = await openTestDatabase();
  const statements: Statement[] = [];
  const { db: ownDb, pool } = connectDatabase(database.connection, 10);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis: ms }) => {
      // The columns of the facet index are read in the background.
      if (/^\s*(select|with)\b/.test(query.sql) && !/max\(id\) as last|set_config/.test(query.sql))
        statements.push({ text: query.sql, values: [...query.parameters], ms });
    },
  });
  const direct = openDirect(database.connection);
  let app: FastifyInstance | undefined;
  let engine: MiniSearchEngine | undefined;
  try {
    await loadDemo(database.db);
    const insertMs = await timed(async () => await insertVacancies(database.connection, size));
    print(`\n${size.toLocaleString('en')} vacancies, inserted in ${(insertMs / 1000).toFixed(1)} s`);
    await measureCounts(database.db);
    const config = benchConfig();
    const storage = await openStorage(config);
    app = await buildApp({ config, db, publishEvent: async () => undefined, storage });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const requests = searchRequests(REQUESTS);

    if (size <= MOST_IN_MEMORY) engine = await openMiniSearch(database.connection);

    const http: number[] = [];
    const sql: number[] = [];
    const inMemory: number[] = [];
    const kinds: string[] = [];
    const costs: Statement[][] = [];
    for (const [index, request] of [...requests.slice(0, WARM_UP), ...requests].entries()) {
      statements.length = 0;
      let body = '';
      const overHttp = await timed(async () => (body = await sendSearch(url, request)));
      // Measured right after the request, with the statements it ran.
      const recordedStatements = [...statements];
      const overPg = await timed(async () => await replay(direct, recordedStatements));
      const overEngine = await timed(async () => await engine?.search(request));
      if (index >= WARM_UP) {
        kinds.push(kindOf(request, JSON.parse(body) as VacancyPage));
        costs.push(recordedStatements);
        http.push(overHttp);
        sql.push(overPg);
        inMemory.push(overEngine);
      }
    }
    const recorded = await recordStatements(requests, url, statements);
    const httpRate = await rate(requests, CONCURRENCY, async (request) => await sendSearch(url, request));
    const sqlRate = await rate(recorded, CONCURRENCY, async (each) => await replay(direct, each));
    printRow('', ['p50 ms', 'p99 ms', 'p99 / p50', 'per second']);
    const ofHttp = summary(http, httpRate);
    const ofSql = summary(sql, sqlRate);
    printTiming('HTTP', ofHttp);
    printTiming('SQL over pg', ofSql);
    printRow('HTTP / SQL', [
      factor(ofHttp.p50 / ofSql.p50),
      factor(ofHttp.p99 / ofSql.p99),
      '',
      factor(ofHttp.perSecond / ofSql.perSecond),
    ]);
    if (engine) printTiming('MiniSearch', summary(inMemory, await rate(requests, 1, engine.search)));
    else print(`MiniSearch     measured up to ${MOST_IN_MEMORY.toLocaleString('en')} vacancies`);
    printKinds(kinds, http);
    printSlowest(requests, http, costs);
    checkTail(size, ofHttp);
  } finally {
    await engine?.close();
    await app?.close();
    await direct.end();
    await ownDb.destroy();
    await database.close();
  }
}

/** Measures the counts of all facets in memory. */
async function measureCounts(db: Database): Promise<void> {
  const memory = (): number => process.memoryUsage().rss / 1e6;
  const before = memory();
  const index = createFacetIndex(db);
  const readMs = await timed(async () => await index.refresh());
  const grown = memory() - before;
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) times.push(await timed(async () => await index.count({})));
  print(
    `all facets: ${median(times).toFixed(1)} ms (read in ${(readMs / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB more)`,
  );
}

/** Sends a search and returns the body of the response. */
async function sendSearch(url: string, { filter, page }: SearchRequest): Promise<string> {
  const response = await fetch(`${url}/vacancies/searchfilter?page=${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(filter),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  return text;
}

interface Direct {
  query(statement: Statement): Promise<unknown>;
  end(): Promise<void>;
}

/** Runs statements over `pg`. Like the API, finds, counts and sorts matches with the indexes of their conditions only. */
function openDirect(connection: SocketTarget): Direct {
  const plain = new pg.Pool({ ...connection, max: 10 });
  const indexed = new pg.Pool({
    ...connection,
    max: 10,
    options:
      '-c enable_seqscan=off -c enable_indexscan=off -c enable_indexonlyscan=off ' +
      '-c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=32MB',
  });
  // Dropping the test database terminates open connections.
  for (const pool of [plain, indexed]) pool.on('error', () => undefined);
  return {
    query: async (statement) => {
      const { text } = statement;
      const usesBitmaps = /\bsorted\b/.test(text) || (/v\.search @@/.test(text) && !/\bwalked\b/.test(text));
      await (usesBitmaps ? indexed : plain).query(statement);
    },
    end: async () => {
      await plain.end();
      await indexed.end();
    },
  };
}

async function replay(direct: Direct, statements: Statement[]): Promise<void> {
  await Promise.all(statements.map(async (statement) => await direct.query(statement)));
}

/** Records the statements of each request, to measure their throughput without HTTP. */
async function recordStatements(
  requests: SearchRequest[],
  url: string,
  statements: Statement[],
): Promise<Statement[][]> {
  const recorded: Statement[][] = [];
  for (const request of requests) {
    statements.length = 0;
    await sendSearch(url, request);
    recorded.push([...statements]);
  }
  return recorded;
}

function summary(times: number[], perSecond: number): Timing {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), perSecond };
}

function percentile(times: number[], share: number): number {
  const ordered = times.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))]!;
}

/** Names what determines the cost of a search: its query and how it was resolved, filters, order and number of hits. */
function kindOf({ filter }: SearchRequest, { total, corrected, left_out }: VacancyPage): string {
  const { search_string, sort_by, ...filters } = filter;
  const isChanged = corrected !== null || left_out.length > 0;
  return [
    search_string === undefined ? 'no query' : isChanged ? 'corrected query' : 'query',
    Object.keys(filters).length > 0 && 'filters',
    sort_by && 'sorted',
    total === 0 ? 'no hits' : total > MANY_HITS && 'many hits',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Prints the times of each kind of search, the one with the highest p99 first. */
function printKinds(kinds: string[], times: number[]): void {
  const rows = [...Map.groupBy(times.entries(), ([at]) => kinds[at]!)]
    .map(([kind, found]) => ({ kind, of: found.map(([, ms]) => ms) }))
    .map(({ kind, of }) => ({ kind, count: of.length, p50: percentile(of, 0.5), p99: percentile(of, 0.99) }))
    .toSorted((one, other) => other.p99 - one.p99);
  printRow('kind', ['searches', 'p50 ms', 'p99 ms'], KIND_WIDTH);
  for (const { kind, count, p50, p99 } of rows)
    printRow(kind, [String(count), p50.toFixed(1), p99.toFixed(1)], KIND_WIDTH);
}

/** Prints the searches that took longest over HTTP, each with its statements, the slowest first. */
function printSlowest(requests: SearchRequest[], times: number[], costs: Statement[][]): void {
  const ordered = [...times.entries()].toSorted(([, one], [, other]) => other - one);
  for (const [at, ms] of ordered.slice(0, SLOWEST)) {
    const statements = costs[at]!.toSorted((one, other) => other.ms - one.ms);
    const parts = statements.map((each) => `${nameOf(each)} ${each.ms.toFixed(0)}`);
    print(`${ms.toFixed(1).padStart(8)} ms  ${JSON.stringify(requests[at])}: ${parts.join(', ')}`);
  }
}

function nameOf({ text }: Statement): string {
  return STATEMENTS.find(([pattern]) => pattern.test(text))?.[1] ?? text.trim().slice(0, 30);
}

/** Fails the benchmark when the slowest searches among many vacancies take too much longer than the median. */
function checkTail(size: number, { p50, p99 }: Timing): void {
  if (size < LARGE || p99 / p50 < TAIL_LIMIT) return;
  print(`p99 is ${factor(p99 / p50)} p50 (limit ${TAIL_LIMIT})`);
  process.exitCode = 1;
}

function factor(ratio: number): string {
  return `× ${ratio.toFixed(2)}`;
}

function printTiming(name: string, { p50, p99, perSecond }: Timing): void {
  printRow(name, [p50.toFixed(1), p99.toFixed(1), factor(p99 / p50), perSecond.toFixed(1)]);
}

function printRow(name: string, cells: string[], width = 14): void {
  print([name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join(''));
}
