import { isJobTitle } from '../../reading/jobTitle.ts';
import type { PageElement } from '../../reading/parsePage.ts';
import { readLine } from '../../reading/readHtml.ts';
import type { WebDocument } from '../../webDocument.ts';
import type { Outline } from './outline.ts';
import type { TextPart } from './tableRows.ts';

/** Maximum pages of a site that are read because their URL looks like that of a vacancy. */
const MOST_PAGES = 20;
const JOB_PATH =
  /\/(?:jobs?|vacanc(?:y|ies)|vacatures?|careers?|positions?|openings?|empleos?|vacantes?|ofertas?|trabou|roles?)\/[^/]+/i;
const FILE = /\.(?:pdf|docx?|jpe?g|png|zip)$/i;

/** Links whose text is the title of a vacancy. */
export function jobLinks(outline: Outline, document: WebDocument): TextPart[] {
  const found = new Map<string, TextPart>();
  for (const { address, text, context } of linksOf(outline, document)) {
    if (isJobTitle(text) && !found.has(address.href)) {
      found.set(address.href, { title: text, html: context(), at: 'the list', href: address.href });
    }
  }
  return [...found.values()];
}

/** Pages of the same site whose URL looks like that of a vacancy. */
export function pageLinks(outline: Outline, document: WebDocument): string[] {
  const here = new URL(document.url);
  const below = `${here.pathname.replace(/\/$/, '')}/`;
  const pages = linksOf(outline, document)
    .map(({ address }) => address)
    .filter(
      ({ origin, pathname }) => origin === here.origin && pathname !== here.pathname && !FILE.test(pathname),
    )
    .filter(({ pathname }) => (below !== '/' && pathname.startsWith(below)) || JOB_PATH.test(pathname))
    .map(({ href }) => href);
  return [...new Set(pages)].slice(0, MOST_PAGES);
}

function linksOf({ $, root }: Outline, document: WebDocument) {
  const rows = new Map<unknown, string>();
  /** Returns the HTML of the row of a link, unless the row has other links: a row may be the whole page. */
  const rowOf = (link: PageElement): string => {
    const row = $(link).closest('li, tr, article');
    const known = rows.get(row[0]);
    if (known !== undefined) return known;
    const links = row.find('a[href]').length;
    const copy = links === 1 ? row.clone() : undefined;
    copy?.find('a[href]').remove();
    rows.set(row[0], copy?.html() ?? '');
    return rows.get(row[0])!;
  };
  return root
    .find('a[href]')
    .toArray()
    .slice(0, 500)
    .filter((link) => URL.canParse($(link).attr('href')!, document.url))
    .map((link) => {
      const address = new URL($(link).attr('href')!, document.url);
      address.hash = '';
      const inner = $(link).find('h1, h2, h3, h4, h5, strong, [class*="title"]').first().text();
      return { address, text: readLine(inner || $(link).text()), context: () => rowOf(link) };
    });
}
