import { LOCALES } from '@cpa/shared/contracts';
import { partnersUpdatedOn, readPage, readPartners, readPost } from './readContent.ts';
import { readFolder } from './readFolder.ts';

/** Site pages that a text may link to. */
const PAGES =
  /^\/((vacancies|saved|companies|about|partners|plans|blog|cv-builder|contact|privacy|terms)?(\/[\w-]+)?|applicant\/(applications|privacy|profile)|recruiter-dashboard\/profile)([?#].*)?$/;
/** Later than any publication date. */
const FAR_FUTURE = new Date('9999-01-01');

export interface ContentCheck {
  documents: number;
  /** Problems, one sentence each. */
  problems: string[];
}

/** Validates all content: front matter is complete, internal links exist, external links use https. */
export async function checkContent(): Promise<ContentCheck> {
  const problems: string[] = [];
  const attempt = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  const posts = (await attempt(async () => await readFolder('posts'))) ?? [];
  const pages = (await attempt(async () => await readFolder('pages'))) ?? [];
  const partners = (await attempt(async () => await readFolder('partners'))) ?? [];
  for (const { slug, language } of posts)
    await attempt(async () => await readPost(slug, language, FAR_FUTURE));
  for (const { slug, language } of pages) await attempt(async () => await readPage(slug, language));
  for (const language of LOCALES) await attempt(async () => await readPartners(language));
  await attempt(partnersUpdatedOn);
  const slugs = new Set(posts.map(({ slug }) => slug));
  for (const folder of [posts, pages, partners])
    for (const { slug, language } of folder)
      if (!folder.some((other) => other.slug === slug && other.language === 'en'))
        problems.push(`"${slug}" exists in "${language}" and not in English.`);
  for (const { slug, body } of [...posts, ...pages, ...partners]) {
    for (const [, target = ''] of body.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) {
      const problem = linkProblem(target, slugs);
      if (problem) problems.push(`"${slug}" has the link ${target}, which ${problem}.`);
    }
  }
  return { documents: posts.length + pages.length + partners.length, problems: [...new Set(problems)] };
}

function linkProblem(target: string, posts: ReadonlySet<string>): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(target)) return undefined;
  if (!target.startsWith('/')) return 'is neither a page of the site nor https, mailto or tel';
  const [, post] = /^\/blog\/([\w-]+)/.exec(target) ?? [];
  if (post !== undefined && !posts.has(post)) return 'leads to a post that does not exist';
  return PAGES.test(target) ? undefined : 'leads to no page of the site';
}
