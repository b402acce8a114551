/** Worker thread with an engine in memory, whose large heap would delay the searches that it is compared with. */
import { parentPort, workerData } from 'node:worker_threads';
import MiniSearch from 'minisearch';
import type pg from 'pg';
import { countDimensions, readColumns } from '../src/domains/vacancies/search/facetIndex.ts';
import { chosenValues } from '../src/domains/vacancies/vacancyConditions.repository.ts';
import { plainText } from '../src/domains/vacancies/query/plainText.ts';
import { connectDatabase, type Database, type SocketTarget } from '../src/platform/database/connect.ts';
import type { SearchRequest } from './searchRequests.ts';

interface Row {
  id: number;
  title: string;
  company: string;
  occupation: string;
  options: string;
  body: string;
  facets: number[];
  published: number;
  closing: number;
  salary: number | null;
}

type Stored = Pick<Row, 'id' | 'facets' | 'published' | 'closing' | 'salary'>;

const ROWS_AT_ONCE = 10_000;
const DAY_MS = 86_400_000;

const ROWS = `
  select v.id, v.title, c.name as company, v.occupation_name as occupation, (
    select string_agg(name, ' ') from options
    where id = any (v.sectors || v.educations || v.workloads || v.languages || v.location_district_id)
  ) as options, v.description || ' ' || v.requirements || ' ' || v.benefits as body, v.facets,
    extract(epoch from v.published_at) * 1000 as published,
    coalesce(extract(epoch from v.valid_through), 1e10) as closing, v.salary_month_awg as salary
  from vacancies v join companies c on c.id = v.company_id
  where v.status = 'open' and v.id > $1 order by v.id limit $2`;

/** Returns a function that searches and resolves to the number of results. */
async function indexVacancies(
  db: Database,
  pool: pg.Pool,
): Promise<(request: SearchRequest) => Promise<number>> {
  const columns = await readColumns(db);
  const engine = new MiniSearch<Row>({
    fields: ['title', 'company', 'occupation', 'options', 'body'],
    storeFields: ['facets', 'published', 'closing', 'salary'],
    processTerm: (term) => plainText(term),
    searchOptions: { boost: { title: 8, company: 4, occupation: 2 }, fuzzy: 0.2, combineWith: 'AND' },
  });
  for (let after = 0; ;) {
    const { rows } = await pool.query<Row>(ROWS, [after, ROWS_AT_ONCE]);
    engine.addAll(rows);
    if (rows.length === 0) break;
    after = rows.at(-1)!.id;
  }
  return async ({ filter }) => {
    const chosen = Object.values(chosenValues(filter)).filter((values) => values.length > 0);
    const since = filter.posted_within === undefined ? 0 : Date.now() - filter.posted_within * DAY_MS;
    const query = filter.search_string ?? MiniSearch.wildcard;
    const matches = engine.search(query, {
      prefix: (_term, place, terms) => place === terms.length - 1,
    }) as unknown as Stored[];
    const found = matches.filter(
      ({ facets: own, published }) =>
        published >= since && chosen.every((values) => values.some((value) => own.includes(value))),
    );
    sort(found, filter.sort_by ?? (filter.search_string === undefined ? 'date' : 'relevance'));
    const among = filter.search_string === undefined ? undefined : Int32Array.from(matches, ({ id }) => id);
    await countDimensions(columns, filter, among?.toSorted());
    return found.length;
  };
}

function sort(found: Stored[], by: NonNullable<SearchRequest['filter']['sort_by']>): void {
  if (by === 'date') found.sort((one, other) => other.published - one.published);
  if (by === 'closing') found.sort((one, other) => one.closing - other.closing);
  if (by === 'salary') found.sort((one, other) => (other.salary ?? 0) - (one.salary ?? 0));
}

const port = parentPort!;
const { db, pool } = connectDatabase(workerData as SocketTarget, 1);
const search = await indexVacancies(db, pool);
await db.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
const send = (message: number | 'ready') => port.postMessage(message);
port.on('message', (request: SearchRequest) => void search(request).then(send));
send('ready');
