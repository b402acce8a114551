import { CV_TEMPLATES, type Cv, DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { renderCv } from '../templates/renderCv.ts';
import { readFonts } from '../testing/fontFiles.ts';
import { aHardCv } from '../testing/hardCv.ts';
import { altsOf, countText, openForTest, rolesOf } from '../testing/readTags.ts';

const render = async (cv: Cv, photo?: Uint8Array) =>
  await renderCv(cv, { fonts: await readFonts(cv.settings.font), photo });

describe('tags of a CV', () => {
  test.each(CV_TEMPLATES)('%s tags all text and begins with the name', async (template) => {
    const { pdf } = await render(aHardCv({ template, language: 'pap' }));
    const document = await openForTest(pdf);
    const { all, unmarked } = await countText(document);
    expect(all).toBeGreaterThan(200);
    expect(unmarked).toBe(0);
    const pages = Array.from({ length: document.numPages }, (_, index) => rolesOf(document, index + 1));
    const roles = (await Promise.all(pages)).flat();
    expect(roles[0]).toBe('H1');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'H3', 'LBody', 'Link', 'P']));
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Ñoëlla-Maximiliána Òduber-Wèver van der Biezen-Croes – CV',
      Language: 'pap-AW',
    });
    expect(metadata.getRaw()).toMatch(/pdfuaid:part>1</);
    await document.loadingTask.destroy();
  });

  test.each(['photo', 'sidebar', 'first-job', 'hospitality'] as const)(
    '%s describes the photo',
    async (template) => {
      const { pdf } = await render(aHardCv({ template }), TINY_JPEG);
      const document = await openForTest(pdf);
      expect(await altsOf(document, 1)).toEqual([
        'Photo of Ñoëlla-Maximiliána Òduber-Wèver van der Biezen-Croes',
      ]);
      await document.loadingTask.destroy();
    },
  );
});

describe('page breaks of a CV', () => {
  const lengths = Array.from({ length: 16 }, (_, index) => index + 6);

  test.each(['plain', 'sidebar'] as const)(
    '%s ends no page with a heading, in 16 lengths',
    async (template) => {
      for (const length of lengths) {
        const { pdf, pageCount } = await render(aCvWithJobs(length, template));
        const document = await openForTest(pdf);
        expect(document.numPages).toBe(pageCount);
        for (let page = 1; page <= pageCount; page += 1)
          expect((await rolesOf(document, page)).at(-1)).toBe('LBody');
        await document.loadingTask.destroy();
      }
    },
  );
});

describe('characters of a CV', () => {
  test('reports characters that the fonts lack and keeps the others', async () => {
    const cv = aCvWithJobs(1, 'plain');
    cv.resume.basics = { name: 'Łukasz Şahin 🎉', summary: 'ñ ò è ï ë ﬁ e\u0301 漢' };
    const { pdf, missingCharacters } = await render(cv);
    expect(missingCharacters).toEqual(['🎉', '漢']);
    const document = await openForTest(pdf);
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain('Łukasz Şahin');
    expect(text).toContain('ñ ò è ï ë fi é');
    await document.loadingTask.destroy();
  });

  test('renders a CV that is still empty', async () => {
    for (const template of CV_TEMPLATES) {
      const settings = { ...DEFAULT_CV_SETTINGS, template };
      expect(await render({ resume: {}, settings })).toMatchObject({ pageCount: 1, missingCharacters: [] });
    }
  });
});

/** Jobs of different heights. Each ends with a list, so a page never ends with another tag. */
function aCvWithJobs(count: number, template: Cv['settings']['template']): Cv {
  const jobs = Array.from({ length: count }, (_, job) => ({
    position: `Position ${job}`,
    name: 'Company',
    startDate: '2020',
    endDate: '2021',
    highlights: Array.from({ length: 1 + (job % 5) }, (_line, line) =>
      'Some words of a line. '.repeat(3 + line * 4),
    ),
  }));
  return {
    resume: { basics: { name: 'Anna' }, work: jobs },
    settings: { ...DEFAULT_CV_SETTINGS, template },
  };
}

const TINY_JPEG = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  ),
);
