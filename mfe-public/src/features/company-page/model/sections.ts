import type { Company, CompanyPicture, PictureKind } from '@cpa/shared/contracts';

/** Sections of the page in the order of their tabs; each is also the ID of its element. */
export type SectionId = 'vacancies' | 'about' | 'benefits' | 'life' | 'team' | 'where';

/** Longest description beside the vacancies, in characters; a longer one needs the width of the page. */
const SHORT_DESCRIPTION = 600;

/** Returns the sections for which the company has content. */
export function sectionsOf(company: Company, { hasVacancies }: { hasVacancies: boolean }): SectionId[] {
  const isShown: Record<SectionId, boolean> = {
    vacancies: hasVacancies,
    about: company.description.trim() !== '',
    benefits: company.benefits.length > 0,
    life: picturesOf(company, 'work').length > 0,
    team: picturesOf(company, 'team').length > 0,
    where: Boolean(company.district ?? company.address ?? company.directions),
  };
  return (['vacancies', 'about', 'benefits', 'life', 'team', 'where'] as const).filter((id) => isShown[id]);
}

export function picturesOf({ pictures }: Pick<Company, 'pictures'>, kind: PictureKind): CompanyPicture[] {
  // The preview of an older editor passes pictures of the work without a kind.
  return pictures.filter((picture) => (picture.kind === 'team') === (kind === 'team'));
}

export function isShortDescription({ description }: Pick<Company, 'description'>): boolean {
  return description.length <= SHORT_DESCRIPTION;
}
