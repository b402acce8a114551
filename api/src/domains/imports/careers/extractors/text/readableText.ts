import type { Extraction, FoundVacancy } from '../../foundVacancy.ts';
import { factsIn } from '../../reading/factsIn.ts';
import { isAnnouncement, isJobTitle, titleIn } from '../../reading/jobTitle.ts';
import { parsePage } from '../../reading/parsePage.ts';
import { isAboutJobs, isSectionHeading } from '../../reading/sectionHeadings.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import type { WebDocument } from '../../webDocument.ts';
import { accordionParts } from './accordion.ts';
import { jobLinks, pageLinks } from './jobLinks.ts';
import { BOLD, outlineOf, type Heading, type Outline } from './outline.ts';
import { sectionOf } from './sectionOf.ts';
import { tableRows, type TextPart } from './tableRows.ts';

const MOST = 50;

/**
 * Last resort for pages without structured data: finds one vacancy, or a list of them in a table, under headings or
 * behind links. The recruiter decides, so all results are marked incomplete.
 */
export function readableText(document: WebDocument): Extraction {
  const $ = parsePage(document);
  const pageTitle = $('title').first().text();
  const outline = outlineOf($);
  const heading = outline.headings.find(({ level }) => level === 1)?.text ?? '';
  if (!isAboutJobs(new URL(document.url).pathname, pageTitle, heading)) return { vacancies: [], more: [] };
  const parts = partsOf(outline, document);
  return {
    vacancies: parts.slice(0, MOST).flatMap((part) => toVacancy(document, part)),
    more: pageLinks(outline, document),
  };
}

/** Reads the page of one vacancy, whose title may be known from a list. */
export function readableVacancy(document: WebDocument, title?: string): FoundVacancy | undefined {
  const outline = outlineOf(parsePage(document));
  const single = oneVacancy(outline, true) ?? (title === undefined ? undefined : whole(outline, title));
  return single && toVacancy(document, single)[0];
}

function partsOf(outline: Outline, document: WebDocument): TextPart[] {
  const rows = tableRows(outline);
  if (rows.length > 0) return rows;
  const listed = listedJobs(outline);
  const panels = accordionParts(outline);
  const isEmpty = listed.some(({ html }) => html === '');
  if (panels.length > listed.length || (isEmpty && panels.length === listed.length)) return panels;
  const isOne = outline.headings.some(({ isJob, level }) => isJob && level === 1);
  if (listed.length > 1 && !(isOne && hasSections(outline))) return listed;
  const single = oneVacancy(outline, false);
  if (single) return [single];
  const links = jobLinks(outline, document);
  return links.length > listed.length ? links : listed;
}

const hasSections = ({ headings }: Outline): boolean => headings.some(({ isAboutWork }) => isAboutWork);

/** Jobs under headings of one level, the one with the most. */
function listedJobs(outline: Outline): TextPart[] {
  const jobs = outline.headings.filter(({ isJob, level }) => isJob && level > 1);
  const countAt = (wanted: number) => jobs.filter(({ level }) => level === wanted).length;
  const level = [...new Set(jobs.map((job) => job.level))].toSorted((a, b) => countAt(b) - countAt(a))[0];
  return jobs
    .filter((job) => job.level === level)
    .map((job) => ({
      title: job.text,
      html: sectionOf(outline, job),
      at: 'the text below the heading',
      href: hrefOf(outline, job),
    }));
}

function hrefOf({ $ }: Outline, { element }: Heading): string | undefined {
  return $(element).find('a[href]').attr('href') ?? $(element).closest('a[href]').attr('href');
}

/** Finds the only vacancy of a page: a heading names a job, or sections describe the work below a title. */
function oneVacancy(outline: Outline, isKnownPage: boolean): TextPart | undefined {
  const { headings } = outline;
  const jobs = headings.filter(({ isJob }) => isJob);
  const first = jobs.find(({ level }) => level === 1) ?? jobs[0];
  const isLinked = first !== undefined && hrefOf(outline, first) !== undefined && first.level > 1;
  if (first && (jobs.length === 1 || first.level === 1 || isKnownPage) && (!isLinked || isKnownPage)) {
    const isWhole = first.level === 1 || first.level === BOLD || hasSections(outline);
    if (isWhole) return whole(outline, first.text, first);
    return { title: first.text, html: sectionOf(outline, first), at: 'the text below the heading' };
  }
  const aboutWork = headings.filter((heading) => heading.isAboutWork);
  const title = headings.find(({ level, text }) => level === 1 && !isSectionHeading(text));
  return first === undefined && title && aboutWork.length >= 2
    ? whole(outline, title.text, title)
    : undefined;
}

function whole({ $, root }: Outline, title: string, heading?: Heading): TextPart {
  if (heading) $(heading.element).remove();
  return { title, html: root.html() ?? '', at: 'the page' };
}

function toVacancy(document: WebDocument, { title, html, at, href }: TextPart): FoundVacancy[] {
  const stated = isAnnouncement(title) || isJobTitle(title) ? titleIn(title) : title;
  const found = toFoundVacancy(document, 'text', {
    ...factsIn(html, document.url, document.fetchedAt),
    id: { value: `${document.url}#${title}`, at },
    title: { value: stated, at: 'the heading' },
    description: { value: html, at },
    ...(href !== undefined && { url: { value: href, at } }),
    isIncomplete: true,
  });
  return found ? [found] : [];
}
