import type { Currency, EmploymentType, RemoteMode, SalaryPeriod, WorkPermit } from '@cpa/shared/contracts';
import type { EducationKey, LanguageKey, SectorKey, WorkloadKey } from './optionIds.ts';

/** A kind of work as several demo companies offer it, each with its own selection of the sentences. */
export type Role = {
  title: string;
  /** Who offers it: a company's slug, or the slug and the title it uses. */
  at: (string | [slug: string, title: string])[];
  sectors: SectorKey[];
  educations: EducationKey[];
  workloads: WorkloadKey[];
  languages: LanguageKey[];
  /** Whole units of the currency; left out: the employer states none. */
  pay?: [min: number, max: number, period: SalaryPeriod, currency?: Currency];
  type?: EmploymentType;
  permit?: WorkPermit;
  remote?: RemoteMode;
  /** How the work begins in words; a company's own sentence goes before it. */
  lead: string;
  does: string[];
  brings: string[];
  offers: string[];
};
