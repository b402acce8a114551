import type { DistrictKey, SectorKey, SizeKey } from './optionIds.ts';

/** An invented employer. */
export type DemoCompany = {
  slug: string;
  name: string;
  sectors: SectorKey[];
  district: DistrictKey;
  address: string;
  size: SizeKey;
  founded: number;
  description: string;
  /** Opens the description of its vacancies. */
  scene: string;
  /** What it offers to everyone who works there. */
  perks: string[];
  /** It has no logo, or was not looked at by the operator. */
  isPlain?: boolean;
};
