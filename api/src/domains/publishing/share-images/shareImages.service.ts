import { buffer } from 'node:stream/consumers';
import type { Company, VacancyCard } from '@cpa/shared/contracts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { drawLogo } from '../../companies/drawLogo.ts';
import { salaryText } from '../../vacancies/vacancyLines.ts';
import type { ShareImage } from './drawing/shareImage.ts';

/** Default image for pages without their own. */
export const SITE_IMAGE: ShareImage = {
  title: 'Work that fits your life on the island.',
  subtitle: 'Vacancies from employers all over Aruba',
  facts: [],
};

export async function imageOfVacancy(vacancy: VacancyCard, storage: FileStorage): Promise<ShareImage> {
  const { title, company, location_district: district, workloads, remote } = vacancy;
  const salary = salaryText(vacancy);
  const logo = await readLogo(company, storage);
  return {
    title,
    company: company.name,
    ...(logo && { logo }),
    ...(salary !== undefined && { salary }),
    facts: [
      ...(district ? [district.name] : []),
      ...workloads.slice(0, 2).map(({ name }) => name),
      ...(remote === 'full' ? ['Remote'] : []),
    ],
  };
}

export async function imageOfCompany(company: Company, storage: FileStorage): Promise<ShareImage> {
  const logo = await readLogo(company, storage);
  const { open_vacancies: open, district, sectors } = company;
  return {
    title: company.name,
    company: company.name,
    heading: 'Jobs in Aruba at',
    ...(logo && { logo }),
    ...(open > 0 && { salary: open === 1 ? '1 open vacancy' : `${open} open vacancies` }),
    facts: [...(district ? [district.name] : []), ...sectors.slice(0, 1).map(({ name }) => name)],
  };
}

type LogoOwner = Pick<Company, 'slug' | 'logo'>;

async function readLogo({ slug, logo }: LogoOwner, storage: FileStorage): Promise<ShareImage['logo']> {
  if (logo?.startsWith('/api/logos/')) return { svg: drawLogo(slug) };
  const folder = /^\/api\/images\/(logos\/[0-9a-f]{32})\.webp$/.exec(logo ?? '')?.[1];
  const file = folder === undefined ? undefined : await storage.read(`${folder}/512.jpg`);
  return file && { jpeg: await buffer(file.bytes) };
}
