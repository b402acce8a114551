import type { Generated } from 'kysely';

export interface OptionsTable {
  id: number;
  kind: 'sector' | 'education' | 'workload' | 'language' | 'district' | 'company_size';
  name: string;
  position: number;
}

export interface CompaniesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  logo: string | null;
  description: Generated<string>;
  sectors: Generated<number[]>;
  district_id: number | null;
  size_id: number | null;
  address: string | null;
  website: string | null;
  careers_url: string | null;
  phone: string | null;
  email: string | null;
  founded: number | null;
  social_links: Generated<string[]>;
  verified: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MembershipsTable {
  company_id: number;
  account_id: number;
  membership: 'owner' | 'member';
  created_at: Generated<Date>;
}
