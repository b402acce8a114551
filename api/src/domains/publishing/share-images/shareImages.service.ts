import { buffer } from 'node:stream/consumers';
import { type Company, type Locale, type VacancyCard, vacancyIn } from '@cpa/shared/contracts';
import { createServerTexts, optionName } from '@cpa/shared/server';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { drawLogo } from '../../companies/drawLogo.ts';
import { salaryText } from '../../vacancies/vacancyLines.ts';
import type { ShareImage } from './drawing/shareImage.ts';
import type english from './images.messages.json';
import type { Values } from './images.messages.values.ts';

const textIn = createServerTexts<typeof english, Values>(new URL('images.messages.json', import.meta.url));

/** Default image for pages without their own. */
export function imageOfSite(locale: Locale): ShareImage {
  const t = textIn(locale);
  return { title: t('site'), subtitle: t('siteAbout'), facts: [], place: t('place') };
}

/** The title is in the language of the page if it has a translation, and the other texts always are. */
export async function imageOfVacancy(
  vacancy: VacancyCard,
  storage: FileStorage,
  locale: Locale,
): Promise<ShareImage> {
  const t = textIn(locale);
  const { title, company, location_district: district, workloads, remote } = vacancyIn(vacancy, locale);
  const salary = salaryText(vacancy, locale);
  const logo = await readLogo(company, storage);
  return {
    title,
    company: company.name,
    ...(logo && { logo }),
    ...(salary !== undefined && { salary }),
    facts: [
      ...(district ? [district.name] : []),
      ...workloads.slice(0, 2).map(({ name }) => optionName(name, locale)),
      ...(remote === 'full' ? [t('remote')] : []),
    ],
    place: t('place'),
  };
}

export async function imageOfCompany(
  company: Company,
  storage: FileStorage,
  locale: Locale,
): Promise<ShareImage> {
  const t = textIn(locale);
  const logo = await readLogo(company, storage);
  const { open_vacancies: count, district, sectors } = company;
  return {
    title: company.name,
    company: company.name,
    heading: t('company'),
    ...(logo && { logo }),
    ...(count > 0 && { salary: t('open', { count }) }),
    facts: [
      ...(district ? [district.name] : []),
      ...sectors.slice(0, 1).map(({ name }) => optionName(name, locale)),
    ],
    place: t('place'),
  };
}

type LogoOwner = Pick<Company, 'slug' | 'logo'>;

async function readLogo({ slug, logo }: LogoOwner, storage: FileStorage): Promise<ShareImage['logo']> {
  if (logo?.startsWith('/api/logos/')) return { svg: drawLogo(slug) };
  const folder = /^\/api\/images\/(logos\/[0-9a-f]{32})\.webp$/.exec(logo ?? '')?.[1];
  const file = folder === undefined ? undefined : await storage.read(`${folder}/512.jpg`);
  return file && { jpeg: await buffer(file.bytes) };
}
