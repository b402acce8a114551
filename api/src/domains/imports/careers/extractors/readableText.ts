import type { CheerioAPI } from 'cheerio';
import type { Extraction } from '../foundVacancy.ts';
import { toFoundVacancy } from '../reading/toFoundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';
import { parsePage } from '../reading/parsePage.ts';

const AROUND = 'script, style, noscript, nav, header, footer, aside, form, template, svg, iframe, [hidden]';
const HEADINGS = ['h2', 'h3', 'h4'];
const MOST = 50;

/**
 * Last resort for pages without structured data: each section with a heading may be a vacancy; a page without
 * sections may be one as a whole. The recruiter decides, so all results are marked incomplete.
 */
export function readableText(document: WebDocument): Extraction {
  const $ = parsePage(document);
  $(AROUND).remove();
  const main = $('main, [role="main"], article').first();
  const body = $('body');
  const root = [main, body].find((part) => part.length > 0) ?? ($.root() as unknown as typeof body);
  const level = HEADINGS.find((name) => root.find(name).length > 1);
  const parts = level === undefined ? [] : sections($, root, level);
  const heading = root.find('h1').first().text() || $('title').text();
  const found = parts.length > 0 ? parts : [{ title: heading, html: root.html() ?? '', at: 'the page' }];
  const vacancies = found
    .slice(0, MOST)
    .map(({ title, html, at, href }) =>
      toFoundVacancy(document, 'text', {
        id: { value: `${document.url}#${title}`, at },
        title: { value: title, at: 'the heading' },
        description: { value: html, at },
        ...(href !== undefined && { url: { value: href, at } }),
        isIncomplete: true,
      }),
    )
    .filter((vacancy) => vacancy !== undefined)
    .filter(({ description }) => description !== '');
  return { vacancies, more: [] };
}

interface Part {
  title: string;
  html: string;
  at: string;
  href?: string;
}

function sections($: CheerioAPI, root: ReturnType<CheerioAPI>, level: string): Part[] {
  const ends = ['h1', ...HEADINGS.slice(0, HEADINGS.indexOf(level) + 1)].join(', ');
  return root
    .find(level)
    .toArray()
    .map((element) => {
      const heading = $(element);
      const below = heading.nextUntil(ends);
      const html = below
        .toArray()
        .map((node) => $.html(node))
        .join('');
      const href = heading.find('a[href]').attr('href') ?? heading.closest('a[href]').attr('href');
      return {
        title: heading.text(),
        html,
        at: 'the text below the heading',
        ...(href !== undefined && { href }),
      };
    });
}
