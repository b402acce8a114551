import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublicCompany } from '../../companies/companyCards.repository.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';

export type SitemapKind = 'vacancies' | 'companies';
export type Changed = { id: number; changed: Date };

/** Latest change of each file of a kind, the first file first. */
export async function readSitemapFiles(db: Database, kind: SitemapKind, perFile: number): Promise<Date[]> {
  const { rows } = await sql<{ changed: Date }>`
    select max(changed) as changed from (
      select changed, (row_number() over (order by id) - 1) / ${perFile}::integer as file from (${PAGES[kind]}) page
    ) placed group by file order by file
  `.execute(db);
  return rows.map(({ changed }) => changed);
}

/** Pages in a file, which starts at 1. */
export async function readSitemapPages(
  db: Database,
  kind: SitemapKind,
  file: number,
  perFile: number,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select id, changed from (${PAGES[kind]}) page order by id limit ${perFile} offset ${(file - 1) * perFile}
  `.execute(db);
  return rows;
}

/** Vacancies open today, and companies, whose pages list their vacancies. */
const PAGES: Record<SitemapKind, RawBuilder<unknown>> = {
  vacancies: sql`select v.id, v.updated_at as changed from vacancies v where ${isListed}`,
  companies: sql`
    select c.id, greatest(c.updated_at, listed.changed) as changed from companies c left join (
      select v.company_id, max(v.updated_at) as changed from vacancies v where v.status <> 'draft' group by v.company_id
    ) listed on listed.company_id = c.id where ${isPublicCompany}
  `,
};
