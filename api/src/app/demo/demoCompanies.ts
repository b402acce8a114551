import type { Insertable } from 'kysely';
import type { CompaniesTable } from '../../platform/database/schema.ts';
import type { DemoClock } from './demoClock.ts';
import { districtIds, sectorIds, sizeIds } from './optionIds.ts';
import { seeded } from '../../platform/random/seeded.ts';
import { companies } from './demoData.ts';

export type DemoCompanyRow = Insertable<CompaniesTable> & { id: number };

/** `.example` domains and 555 phone numbers are reserved. */
export function makeCompanies(clock: DemoClock): DemoCompanyRow[] {
  return companies.map((company, index) => {
    const id = index + 1;
    const chance = seeded(company.seed ?? company.slug);
    const createdHoursAgo = 24 * chance.between(90, 900);
    return {
      id,
      slug: company.slug,
      name: company.name,
      logo: company.isPlain ? null : `/api/logos/${id}.svg`,
      tagline: company.tagline ?? null,
      description: company.description,
      benefits: company.perks,
      sectors: company.sectors.map((key) => sectorIds[key]),
      district_id: districtIds[company.district],
      size_id: sizeIds[company.size],
      address: company.address,
      directions: company.directions ?? null,
      website: company.isPlain ? null : `https://www.${company.slug}.example`,
      careers_url: company.isPlain ? null : `https://www.${company.slug}.example/careers`,
      phone: `+297555${String(1000 + id * 37)}`,
      whatsapp: company.isPlain ? null : `+297555${String(6000 + id * 37)}`,
      email: `info@${company.slug}.example`,
      founded: company.founded,
      social_links: chance.some(
        [`https://social.example/${company.slug}`, `https://pictures.example/${company.slug}`],
        company.isPlain ? 0 : chance.between(0, 2),
      ),
      verified: !company.isPlain,
      verified_at: company.isPlain ? null : clock.hoursAgo(Math.round(createdHoursAgo * 0.9)),
      created_at: clock.hoursAgo(createdHoursAgo),
      updated_at: clock.hoursAgo(chance.between(24, 600)),
    };
  });
}
