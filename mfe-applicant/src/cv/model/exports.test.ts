import { validate } from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import { jsonResumeSchema, type JsonResume } from '@cpa/shared/contracts';
import { fromJsonResume, toJsonResume } from '../exports/jsonResume.ts';
import { toDocx } from '../exports/toDocx.ts';
import { toPlainText } from '../exports/toPlainText.ts';
import { aHardCv } from '../testing/hardCv.ts';

const problemsOf = (document: unknown): unknown => {
  let problems: unknown;
  validate(document, (errors) => {
    problems = errors;
  });
  return problems;
};

describe('toJsonResume', () => {
  test('writes a valid document that loses nothing', () => {
    const { resume } = aHardCv();
    const document = JSON.parse(JSON.stringify(toJsonResume(resume))) as JsonResume;
    expect(problemsOf(document)).toBeNull();
    expect(fromJsonResume(document)).toMatchObject(JSON.parse(JSON.stringify(resume)) as object);
  });

  test('keeps values that the schema refuses, and keys that it does not know', () => {
    const resume = jsonResumeSchema.parse({
      basics: { name: 'Anna', email: 'anna at example', url: 'anna.example/ñ', nickname: 'An' },
      work: [
        { name: 'Bar', startDate: 'summer 2020', endDate: '', url: 'bar.example' },
        { name: 'Hotel', startDate: '2021-03', endDate: '2021-13-99x', x: { y: [1, 'url'] } },
      ],
      certificates: [{ name: 'BHV', date: 'mei 2020', url: 'not a url' }],
      custom: { startDate: 'soon' },
    });
    const document = toJsonResume(resume);
    expect(problemsOf(document)).toBeNull();
    expect(document.work?.[0]).toMatchObject({ startDateText: 'summer 2020', url: 'https://bar.example' });
    const { $schema: _schema, meta: _meta, ...back } = fromJsonResume(document);
    expect(back).toEqual(resume);
  });

  test('fails validation without the conversion', () => {
    expect(problemsOf({ work: [{ startDate: 'summer 2020' }] })).not.toBeNull();
  });
});

describe('toPlainText', () => {
  test('writes titles, entries and lists as lines', () => {
    const { settings } = aHardCv({ language: 'nl' });
    const text = toPlainText({
      resume: {
        basics: { name: 'Anna', email: 'anna@example.com', summary: 'One.\nTwo.' },
        work: [{ position: 'Kok', name: 'Zeezicht', startDate: '2020-02', highlights: ['Kookte.'] }],
        education: [{ studyType: 'HBO', startDate: '2024' }],
        languages: [{ language: 'Papiamento', fluency: 'native' }],
      },
      settings,
    });
    expect(text).toBe(
      [
        'Anna\nanna@example.com',
        'PROFIEL\nOne.\nTwo.',
        'WERKERVARING\nKok, Zeezicht (februari 2020 – heden)\n- Kookte.',
        'OPLEIDING\nHBO (2024 – heden)',
        'TALEN\n- Papiamento: moedertaal\n',
      ].join('\n\n'),
    );
  });
});

describe('toDocx', () => {
  test('writes real headings, lists and links, and every job', async () => {
    const cv = aHardCv({ paper: 'letter' });
    const files = unzipSync(await toDocx(cv));
    const xml = strFromU8(files['word/document.xml']!);
    expect(xml.match(/w:pStyle w:val="Title"/g)).toHaveLength(1);
    expect(xml.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(8);
    expect(xml.match(/w:pStyle w:val="Heading2"/g)).toHaveLength(52);
    expect(xml).toContain('w:w="12240"');
    expect(xml).toMatch(/<w:hyperlink/);
    const text = xml.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    for (const { position, summary, highlights } of cv.resume.work ?? [])
      for (const part of [position, summary, ...(highlights ?? [])]) expect(text).toContain(part);
  });
});
