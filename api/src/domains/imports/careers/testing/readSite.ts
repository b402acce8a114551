import { ImportError } from '../fetching/importError.ts';
import { readCareers, type Progress } from '../readCareers.ts';
import type { FoundVacancy } from '../foundVacancy.ts';

export const SITE = 'https://dushi.example';
export const LONG = 'You keep the grill and teach one apprentice. '.repeat(5).trim();

/** Serves these pages and returns the vacancies found and the URLs requested. */
export async function read(
  pages: Record<string, string>,
  onProgress: (now: Progress) => void = () => undefined,
) {
  const asked: string[] = [];
  const progress: Progress[] = [];
  const vacancies = await readCareers(`${SITE}/careers`, {
    fetchPage: async (url) => {
      asked.push(url);
      const text = pages[url] ?? pages[url.replace(SITE, '')];
      if (text === undefined) throw new ImportError('page_refused');
      const contentType = /^[[{]/.test(text)
        ? 'application/json'
        : text.startsWith('<?xml')
          ? 'application/xml'
          : 'text/html';
      return { url, contentType, text, fetchedAt: new Date('2026-11-20T15:00:00Z') };
    },
    onProgress: async (now) => {
      progress.push(now);
      onProgress(now);
    },
  });
  return { vacancies, asked, progress };
}
/** Reads the vacancies of one page. */
export const found = async (page: string): Promise<FoundVacancy[]> =>
  (await read({ '/careers': page })).vacancies;
export const script = (json: unknown, type = 'application/ld+json') =>
  `<script type="${type}">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;
export const posting = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Line Cook',
  description: LONG,
  ...more,
});
export const titles = (vacancies: FoundVacancy[]) => vacancies.map(({ title }) => title);
