import type { Company } from '@cpa/shared/contracts';
import type { Executor } from '../accounts/accounts.repository.ts';
import { selectCompanyCards, toCompanyCard } from './companyCards.repository.ts';

export async function readCompany(db: Executor, id: number): Promise<Company | undefined> {
  const row = await selectCompanyCards(db)
    .select(['c.description', 'c.address', 'c.website', 'c.phone', 'c.email', 'c.founded', 'c.social_links'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { description, address, website, phone, email, founded, social_links } = row;
  return { ...toCompanyCard(row), description, address, website, phone, email, founded, social_links };
}
