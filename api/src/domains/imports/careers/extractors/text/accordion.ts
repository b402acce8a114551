import type { Cheerio, CheerioAPI } from 'cheerio';
import { isAnnouncement, isJobTitle } from '../../reading/jobTitle.ts';
import type { PageElement } from '../../reading/parsePage.ts';
import { readLine } from '../../reading/readHtml.ts';
import { isSectionHeading } from '../../reading/sectionHeadings.ts';

type Page = CheerioAPI;
type Content = { $: Page; root: Cheerio<PageElement> };
type Entry = { control: PageElement; panel: PageElement };

/** Elements that open a panel, by the ways in which accordions and tabs are built. */
const CONTROLS =
  'summary, dt, label[for], [aria-controls], [aria-expanded], [data-toggle], [data-bs-toggle], [data-target], [data-bs-target], [role="tab"], a[href^="#"]';
const MOST_CONTROLS = 300;
const DEEPEST = 40;

/** Shows panels that are hidden until their control is clicked. */
export function showPanels($: Page): void {
  for (const { panel } of entriesOf($)) $(panel).removeAttr('hidden');
}

/** Reads one vacancy for each entry of an accordion or each tab whose title is a job. */
export function accordionParts({ $, root }: Content): { title: string; html: string; at: string }[] {
  const entries = entriesOf($).filter(({ control }) => isBelow(control, root[0]));
  const panels = new Set(entries.map(({ panel }) => panel));
  const outer = entries.filter(
    ({ control, panel }) =>
      !ancestors(control).some((node) => node !== panel && panels.has(node as PageElement)),
  );
  const texts = outer.map(({ control }) => textsIn($, control));
  const counts = new Map<string, number>();
  for (const text of texts.flatMap((each) => [...new Set(each)]))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  const read = outer.map(({ panel }, at) => {
    // Text that every control repeats, for example "More info", is not part of its title.
    const own = texts[at]!.filter((text) => outer.length === 1 || counts.get(text)! < outer.length);
    const title = own.find(isJob) ?? own.join(' ');
    return { title, html: htmlOf($, panel), at: 'the accordion' };
  });
  const jobs = read.filter(({ title }) => isJob(title));
  const others = read.filter(
    ({ title }) => title !== '' && !isSectionHeading(title) && !/[?!.]$/.test(title),
  );
  // In a list of jobs, an entry with an unknown name is a job as well.
  return jobs.length > 1 && jobs.length * 2 >= read.length ? others : jobs;
}

const isJob = (title: string): boolean => isJobTitle(title) || isAnnouncement(title);

function entriesOf($: Page): Entry[] {
  const used = new Set<PageElement>();
  const ids = new Map(
    $('[id]')
      .toArray()
      .map((element) => [$(element).attr('id'), element]),
  );
  return $(CONTROLS)
    .toArray()
    .slice(0, MOST_CONTROLS)
    .flatMap((control): Entry[] => {
      const panel = panelOf($, control, ids);
      // Only `details` contains its own control.
      const isAround = panel?.name !== 'details' && ancestors(control).includes(panel);
      if (!panel || used.has(panel) || isAround) return [];
      used.add(panel);
      return [{ control, panel }];
    });
}

function panelOf(
  $: Page,
  control: PageElement,
  ids: ReadonlyMap<string | undefined, PageElement>,
): PageElement | undefined {
  const own = $(control);
  if (own.is('summary')) return own.parent('details')[0];
  if (own.is('dt')) return own.next('dd')[0];
  const target = ['aria-controls', 'data-bs-target', 'data-target', 'href']
    .map((name) => own.attr(name)?.replace(/^#/, ''))
    .find((id) => id !== undefined && ids.has(id));
  if (target !== undefined) return ids.get(target);
  if (own.is('a[href^="#"]') && own.attr('aria-expanded') === undefined) return undefined;
  // The panel follows the control, its heading or the check box of its label.
  const line = own.parent().is('h1, h2, h3, h4, h5, h6') ? own.parent() : own;
  return line.nextAll().not('input').first()[0] ?? line.parent().next()[0];
}

function htmlOf($: Page, panel: PageElement): string {
  const copy = $(panel).clone();
  copy.children('summary').remove();
  return copy.html() ?? '';
}

/** Returns the texts of an element, one for each element or text node that has one. */
function textsIn($: Page, element: PageElement): string[] {
  return $(element)
    .contents()
    .toArray()
    .flatMap((node) => {
      if ('children' in node) return textsIn($, node as PageElement);
      return 'data' in node ? [readLine(node.data)] : [];
    })
    .filter((text) => text !== '');
}

function ancestors(element: PageElement): unknown[] {
  const found: unknown[] = [];
  let node: PageElement['parent'] = element.parent;
  for (let step = 0; node && step < DEEPEST; step++) {
    found.push(node);
    node = node.parent;
  }
  return found;
}

const isBelow = (element: PageElement, root: unknown): boolean => ancestors(element).includes(root);
