import { CV_FONTS, CV_TEMPLATES, type Cv, type SectionName } from '@cpa/shared/contracts';
import { cvContent, type Entry, type Section } from '../content/cvContent.ts';
import { type RenderedCv, renderCv } from '../templates/renderCv.ts';
import { readFonts } from '../testing/fontFiles.ts';
import { aHardCv } from '../testing/hardCv.ts';
import { hasPdfTools, readPages, readTags, runOnPdf, type TagLine } from '../testing/pdfTools.ts';

/** Sections in separate columns, and sections that come first. All others follow in the order of the CV. */
const COLUMNS: Record<(typeof CV_TEMPLATES)[number], { columns: SectionName[][]; dates: 'long' | 'short' }> =
  {
    plain: { columns: [], dates: 'long' },
    photo: { columns: [['languages', 'skills', 'certificates', 'references']], dates: 'long' },
    sidebar: { columns: [['languages', 'skills', 'certificates', 'references']], dates: 'short' },
    compact: { columns: [], dates: 'short' },
    'first-job': { columns: [['summary', 'education', 'skills', 'languages']], dates: 'long' },
    hospitality: { columns: [['languages', 'certificates']], dates: 'long' },
  };

const cases = CV_TEMPLATES.flatMap((template) =>
  (['a4', 'letter'] as const).map((paper) => [template, paper] as const),
);

// poppler-utils and qpdf are system packages. Tests are skipped without them unless CI requires them.
const describeWithPdfTools = hasPdfTools || process.env['CI'] ? describe : describe.skip;

describeWithPdfTools('a hard CV read back by other programs', () => {
  test.each(cases)('%s on %s keeps every text in order and is a valid PDF', async (template, paper) => {
    const cv = aHardCv({ template, paper });
    const { pdf, pageCount, missingCharacters } = await render(cv);
    const pages = readPages(pdf);
    expect(missingCharacters).toEqual([]);
    expect(pages).toHaveLength(pageCount);
    expect(pageCount).toBeGreaterThan(5);
    for (const column of columnsOf(cv)) expect(missing(pages, column)).toEqual([]);
    expect(runOnPdf(pdf, 'qpdf', ['--check'])).toMatchObject({ status: 0 });
    expect(runOnPdf(pdf, 'pdfinfo', []).output).toMatch(
      paper === 'a4' ? /Page size: +595\.28 x 841\.89/ : /Page size: +612 x 792/,
    );
  });

  test.each(CV_TEMPLATES)(
    '%s has its texts in the order of its tags, with nested headings and lists',
    async (template) => {
      const cv = aHardCv({ template });
      const { pdf } = await render(cv);
      const tags = readTags(pdf);
      const text = tags.map((tag) => tag.text).join('');
      for (const column of columnsOf(cv)) expect(missing([text], column)).toEqual([]);
      const headings = tags.flatMap(({ type }) =>
        /^H[1-6]$/.test(type ?? '') ? [Number(type!.slice(1))] : [],
      );
      expect(headings.filter((level) => level === 1)).toEqual([1]);
      expect(headings.every((level, index) => level <= (headings[index - 1] ?? 0) + 1)).toBe(true);
      expect(parentsOf(tags, 'LI')).toEqual(['L']);
      expect(parentsOf(tags, 'LBody')).toEqual(['LI']);
      expect(parentsOf(tags, 'Object')).toEqual(['Link']);
    },
  );

  test.each(CV_FONTS)('embeds subsets of %s', async (font) => {
    const { pdf } = await render(aHardCv({ font }));
    const rows = runOnPdf(pdf, 'pdffonts', []).output.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.* yes yes yes /);
  });
});

/** PDFs by the settings of the CV, because several tests read the same one. */
const rendered = new Map<string, Promise<RenderedCv>>();

async function render(cv: Cv): Promise<RenderedCv> {
  const key = JSON.stringify(cv.settings, Object.keys(cv.settings).toSorted());
  const pdf = rendered.get(key) ?? readFonts(cv.settings.font).then((fonts) => renderCv(cv, { fonts }));
  rendered.set(key, pdf);
  return await pdf;
}

/** Returns the types of the elements around those of a type, without repeats. */
function parentsOf(tags: readonly TagLine[], type: string): (string | null | undefined)[] {
  const parents = tags.flatMap((tag, index) =>
    tag.type === type ? [tags.slice(0, index).findLast(({ depth }) => depth < tag.depth)?.type] : [],
  );
  return [...new Set(parents)];
}

/** Returns the texts of each column in the order in which the template shows them. */
function columnsOf(cv: Cv): string[][] {
  const { columns, dates } = COLUMNS[cv.settings.template];
  const { name, label, contacts, sections } = cvContent(cv, dates);
  const head = [name, label, ...contacts.map(({ text }) => text)];
  const own = columns.map((keys) => keys.flatMap((key) => sections.filter((section) => section.key === key)));
  const rest = sections.filter((section) => !own.flat().includes(section));
  return [head, ...[...own, rest].map((column) => column.flatMap(textsOf))];
}

function textsOf(section: Section): string[] {
  if (section.kind === 'text') return [section.title, ...section.texts];
  if (section.kind === 'entries') return [section.title, ...section.entries.flatMap(entryTexts)];
  return [section.title, ...section.items.flatMap(({ name, detail }) => [name, detail])].filter(Boolean);
}

/** The dates may be before or after the title, so they are not in the order. */
const entryTexts = ({ title, place, url, texts, bullets }: Entry): string[] =>
  [title, place, url.replace(/^https:\/\//, ''), ...texts, ...bullets].filter(Boolean);

/** Returns the texts that do not follow the one before. A text may continue on the next pages. */
function missing(pages: string[], texts: string[]): string[] {
  const squeezed = pages.map(squeeze);
  let position = { page: 0, index: 0 };
  return texts.filter((text) => {
    const end = find(squeezed, squeeze(text), position);
    if (end) position = end;
    return !end;
  });
}

type Position = { page: number; index: number };

function find(pages: string[], text: string, { page, index }: Position): Position | undefined {
  for (let number = page; number < pages.length; number += 1) {
    const from = number === page ? index : 0;
    const at = pages[number]!.indexOf(text, from);
    if (at >= 0) return { page: number, index: at + text.length };
    const length = longestPart(pages[number]!, text, from);
    const rest = length > 0 && find(pages, text.slice(length), { page: number + 1, index: 0 });
    if (rest) return rest;
  }
  return undefined;
}

/** Returns how much of the text the page has. At least ten letters count as a part. */
function longestPart(page: string, text: string, from: number): number {
  let length = Math.min(text.length - 1, page.length - from);
  while (length >= 10 && !page.includes(text.slice(0, length), from)) length -= 1;
  return length >= 10 ? length : 0;
}

const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');
