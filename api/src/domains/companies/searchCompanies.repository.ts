import type { CompanyFilter, CompanyPage, CountedOption, SortOrder } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { readOptions } from '../options/options.repository.ts';
import { searchWords } from '../../platform/database/searchWords.ts';
import {
  isPublicCompany,
  openVacancies,
  selectCompanyCards,
  toCompanyCard,
  type CompanyCardRow,
} from './companyCards.repository.ts';

const PER_PAGE = 20;
/** Minimum word similarity between name and query, from 0 to 1. */
const ALIKE = 0.5;

/** Page of companies with the total and the counts per sector. */
export async function searchCompanies(
  db: Database,
  filter: CompanyFilter,
  page: number,
): Promise<CompanyPage> {
  const [found, sectors] = await Promise.all([readPage(db, filter, page), countSectors(db, filter)]);
  return { ...found, facets: { sectors } };
}

async function readPage(
  db: Database,
  filter: CompanyFilter,
  page: number,
): Promise<Omit<CompanyPage, 'facets'>> {
  const condition = sql`${isPublicCompany} and ${textCondition(filter)} and ${sectorCondition(filter)}`;
  const cards = selectCompanyCards(db).innerJoin(
    sql<{ id: number; place: number }>`(
      select c.id, row_number() over (order by ${orderBy(filter)}) as place from companies c
      where ${condition} order by place limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )`.as('hit'),
    'hit.id',
    'c.id',
  );
  const { rows } = await sql<{ total: number } & ({ id: null } | CompanyCardRow)>`
    select counted.total, card.*
    from (select count(*) as total from companies c where ${condition}) counted
    left join ${cards.select('hit.place')} card on true order by card.place
  `.execute(db);
  const { total } = rows[0]!;
  return {
    page,
    per_page: PER_PAGE,
    total,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
    data: rows.filter((row) => row.id !== null).map(toCompanyCard),
  };
}

/** Matches the query, ignoring the sector filter. */
async function countSectors(db: Database, filter: CompanyFilter): Promise<CountedOption[]> {
  const [options, { rows }] = await Promise.all([
    readOptions(db),
    sql<{ id: number; count: number }>`
      select sector as id, count(*) as count from companies c cross join lateral unnest(c.sectors) sector
      where ${isPublicCompany} and ${textCondition(filter)} group by sector
    `.execute(db),
  ]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return options
    .filter(({ kind }) => kind === 'sector')
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => count > 0 || filter.filter_sectors?.includes(id));
}

/** Matches the query in name or description, or a similar name. */
function textCondition({ search_string }: CompanyFilter): RawBuilder<boolean> {
  const words = searchWords(search_string);
  if (!words) return sql`true`;
  if (words.length === 0) return sql`false`;
  return sql`(
    to_tsvector('portal', portal_fold(c.name || ' ' || c.description)) @@ portal_query(${words}::text[])
    or word_similarity(portal_plain(${words.join(' ')}), portal_plain(c.name)) > ${ALIKE}
  )`;
}

function sectorCondition({ filter_sectors }: CompanyFilter): RawBuilder<boolean> {
  return filter_sectors?.length ? sql`c.sectors && ${filter_sectors}::integer[]` : sql`true`;
}

/** Sorts names ascending and everything else descending by default. */
function orderBy({ sort_by = 'name', sort_order }: CompanyFilter): RawBuilder<unknown> {
  const direction = (order: SortOrder) => ((sort_order ?? order) === 'asc' ? sql`asc` : sql`desc`);
  const byName = sql`portal_plain(c.name) ${direction('asc')}, c.id`;
  if (sort_by === 'open_vacancies')
    return sql`${openVacancies} ${direction('desc')}, portal_plain(c.name), c.id`;
  if (sort_by === 'newest') return sql`c.created_at ${direction('desc')}, c.id`;
  return byName;
}
