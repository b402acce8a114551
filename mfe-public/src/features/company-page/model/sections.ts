import type { Company } from '@cpa/shared/contracts';

/** Sections of the page in the order of their tabs; each is also the ID of its element. */
export type SectionId = 'vacancies' | 'about' | 'benefits' | 'life' | 'where';

/** Longest description beside the vacancies, in characters; a longer one needs the width of the page. */
const SHORT_DESCRIPTION = 600;

/** Returns the sections for which the company has content. */
export function sectionsOf(company: Company, { hasVacancies }: { hasVacancies: boolean }): SectionId[] {
  const isShown: Record<SectionId, boolean> = {
    vacancies: hasVacancies,
    about: company.description.trim() !== '',
    benefits: company.benefits.length > 0,
    life: company.pictures.length > 0,
    where: Boolean(company.district ?? company.address ?? company.directions),
  };
  return (['vacancies', 'about', 'benefits', 'life', 'where'] as const).filter((id) => isShown[id]);
}

export function isShortDescription({ description }: Pick<Company, 'description'>): boolean {
  return description.length <= SHORT_DESCRIPTION;
}
