import type { Cheerio, CheerioAPI } from 'cheerio';
import { isAnnouncement, isJobTitle } from '../../reading/jobTitle.ts';
import type { PageElement } from '../../reading/parsePage.ts';
import { readLine } from '../../reading/readHtml.ts';
import { isAboutWork } from '../../reading/sectionHeadings.ts';
import { showPanels } from './accordion.ts';

export interface Heading {
  element: PageElement;
  text: string;
  /** 1 to 6, or `BOLD` for a line in bold type. */
  level: number;
  /** Announces a vacancy or is the title of one. */
  isJob: boolean;
  isAboutWork: boolean;
}

/** Content of a page without navigation, and its headings in order. */
export interface Outline {
  $: CheerioAPI;
  root: Cheerio<PageElement>;
  headings: Heading[];
}

const AROUND = 'script, style, noscript, nav, footer, aside, form, template, svg, iframe, [hidden]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, [class*="job-title"], [class*="vacancy-title"]';
const BOLD_LINES = 'strong, b, big';
export const BOLD = 8;
const MOST_HEADINGS = 300;

/** Maximum number of nodes beside a bold text that forms a separate line. */
const MOST_PARTS = 20;

export function outlineOf($: CheerioAPI): Outline {
  showPanels($);
  $(AROUND).remove();
  const main = $('main, [role="main"], article').first();
  // The header of the content may hold its title; the header of the page holds its menu.
  if (main.length > 0) $('body > header').remove();
  else
    $('header')
      .filter((_, header) => $(header).find('h1').length === 0)
      .remove();
  const body = $('body');
  const root = [main, body].find((part) => part.length > 0) ?? ($.root() as unknown as typeof body);
  const headings = headingsIn($, root.find(HEADINGS), ({ name }) =>
    Number(/^h([1-6])$/.exec(name)?.[1] ?? 7),
  );
  markSiteName($, headings);
  if (headings.some(({ isJob }) => isJob)) return { $, root, headings };
  const bold = root
    .find(BOLD_LINES)
    .slice(0, MOST_HEADINGS)
    .filter((_, element) => isWholeLine($, element));
  return { $, root, headings: [...headings, ...headingsIn($, bold, () => BOLD)] };
}

/** "Cook - Casa Bakery" as the title of the page: beside the heading "Cook", the heading "Casa Bakery" is not a job. */
function markSiteName($: CheerioAPI, headings: Heading[]): void {
  const parts = readLine($('title').first().text()).split(/ [-–—|·] /);
  const [topic, site] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || !headings.some(({ text, isJob }) => isJob && text === topic)) return;
  for (const heading of headings) if (heading.text === site) heading.isJob = false;
}

function headingsIn(
  $: CheerioAPI,
  found: Cheerio<PageElement>,
  levelOf: (element: PageElement) => number,
): Heading[] {
  return found
    .toArray()
    .slice(0, MOST_HEADINGS)
    .map((element) => {
      const text = readLine($(element).text());
      const isJob = isJobTitle(text) || isAnnouncement(text);
      return { element, text, level: levelOf(element), isJob, isAboutWork: isAboutWork(text) };
    })
    .filter(({ text }) => text !== '');
}

function isWholeLine($: CheerioAPI, element: PageElement): boolean {
  const parent = $(element).parent();
  // A line has few parts; the text of a long paragraph is not needed.
  if (parent.contents().length > MOST_PARTS) return false;
  return parent.is('p, div, li, td') && readLine(parent.text()) === readLine($(element).text());
}
