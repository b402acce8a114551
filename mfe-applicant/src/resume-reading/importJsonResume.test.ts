import { cvSchema, jsonResumeSchema } from '@cpa/shared/contracts';
import { safeParse } from 'zod/mini';
import { toJsonResume } from '../cv/exports/jsonResume.ts';
import { cvContent } from '../cv/content/cvContent.ts';
import { emptyCv, textsOf } from '../cv-draft/draft.ts';
import { importJsonResume } from './foreign/importJsonResume.ts';

const read = (document: unknown) => importJsonResume(JSON.stringify(document));
const fields = (document: unknown) => read(document)?.resume;
const named = (rest: object) => ({ basics: { name: 'Maria Croes' }, ...rest });

describe('importJsonResume', () => {
  it.each<[string, unknown, object]>([
    [
      'names of version 0',
      {
        basics: { name: 'Maria', label: 'Cook', website: 'https://example.aw', picture: '' },
        work: [
          { company: 'Kas', position: 'Cook', website: 'https://example.aw/kas', startDate: '2022-03-01' },
        ],
        volunteer: [{ organization: 'Red Cross', website: 'https://redcross.aw' }],
        publications: [{ name: 'Soups', website: 'https://soups.aw' }],
      },
      {
        basics: { name: 'Maria', label: 'Cook', url: 'https://example.aw' },
        work: [{ name: 'Kas', position: 'Cook', url: 'https://example.aw/kas', startDate: '2022-03-01' }],
        volunteer: [{ organization: 'Red Cross', url: 'https://redcross.aw' }],
        publications: [{ name: 'Soups', url: 'https://soups.aw' }],
      },
    ],
    [
      'names of other programs',
      {
        personalInfo: {
          firstName: 'Maria',
          lastName: 'Croes',
          'Job Title': 'Cook',
          mail: 'm@example.aw',
          telephone: 2975,
        },
        work_experience: [
          {
            employer: 'Kas',
            jobTitle: 'Cook',
            from: '03/2020',
            to: 'Present',
            responsibilities: '- Grill\n- Sauces',
          },
        ],
        education: [{ school: 'EPI', degree: 'MBO', fieldOfStudy: 'Hospitality', gpa: 7.5, endYear: 2021 }],
        certifications: [{ title: 'HACCP', organization: 'Bureau', year: 2020 }],
        hobbies: ['Diving'],
        languages: { English: 'C1', Dutch: 'B2' },
        skills: { Kitchen: ['Grill', 'Sauces'] },
      },
      {
        basics: { name: 'Maria Croes', label: 'Cook', email: 'm@example.aw', phone: '2975' },
        work: [{ name: 'Kas', position: 'Cook', startDate: '2020-03', highlights: ['Grill', 'Sauces'] }],
        education: [
          { institution: 'EPI', studyType: 'MBO', area: 'Hospitality', score: '7.5', endDate: '2021' },
        ],
        certificates: [{ name: 'HACCP', issuer: 'Bureau', date: '2020' }],
        interests: [{ name: 'Diving' }],
        languages: [
          { language: 'English', fluency: 'C1' },
          { language: 'Dutch', fluency: 'B2' },
        ],
        skills: [{ name: 'Kitchen', keywords: ['Grill', 'Sauces'] }],
      },
    ],
    [
      'sections in another object, with items and a period in one text',
      {
        basics: { name: 'Maria', url: { label: 'Site', href: 'https://m.aw' } },
        sections: {
          experience: {
            name: 'Experience',
            items: [{ company: 'Kas', position: 'Cook', date: 'March 2019 - 2021' }],
          },
        },
      },
      {
        basics: { name: 'Maria', url: 'https://m.aw' },
        work: [{ name: 'Kas', position: 'Cook', startDate: '2019-03', endDate: '2021' }],
      },
    ],
    ['a list with one document', [{ basics: { name: 'Maria' } }], { basics: { name: 'Maria' } }],
    [
      'contact details beside the sections',
      { name: 'Maria', email: 'm@a.aw', skills: ['Grill'] },
      { basics: { name: 'Maria', email: 'm@a.aw' }, skills: [{ name: 'Grill' }] },
    ],
    [
      'texts where entries and lists are expected',
      { work: 'cook', skills: 'Grill\nSauces', projects: [{ name: 'Menu', keywords: 'soup, fish' }] },
      {
        work: [{ position: 'cook' }],
        skills: [{ name: 'Grill' }, { name: 'Sauces' }],
        projects: [{ name: 'Menu', keywords: ['soup', 'fish'] }],
      },
    ],
    [
      'lists and objects where texts are expected',
      named({
        work: [
          {
            name: ['Kas', 'Noord'],
            location: { city: 'Noord', countryCode: 'AW' },
            summary: ['One.', 'Two.'],
          },
        ],
      }),
      { work: [{ name: 'Kas, Noord', location: 'Noord, AW', summary: 'One.\nTwo.' }] },
    ],
    ['a single entry', named({ work: { name: 'Kas' } }), { work: [{ name: 'Kas' }] }],
    [
      'dates of every kind',
      named({
        education: [
          { endDate: 2021 },
          { endDate: '2021-06-30T00:00:00.000Z' },
          { endDate: { year: 2021, month: 6 } },
          { endDate: 'June 2021' },
          { endDate: '2021-00-00' },
          { endDate: 'summer 2021' },
          { endDate: 1_625_011_200_000 },
        ],
      }),
      {
        education: ['2021', '2021-06-30', '2021-06', '2021-06', '2021', 'summer 2021', '2021-06-30'].map(
          (endDate) => ({ endDate }),
        ),
      },
    ],
    [
      'HTML',
      {
        basics: {
          name: 'A &amp; B',
          summary:
            'I am a <strong>cook</strong>.<br>I speak <a href="https://example.aw">four languages</a>.<script>x()</script><ul><li>Caf&eacute; <li>a < b &lt;3</ul>',
        },
      },
      {
        basics: {
          name: 'A & B',
          summary: 'I am a cook.\nI speak four languages (https://example.aw).\nCafé \na < b <3',
        },
      },
    ],
  ])('reads %s', (_what, document, resume) => {
    expect(fields(document)).toMatchObject(resume);
    expect(textsOf(fields(document)).filter((text) => /^\s*$/.test(text))).toEqual([]);
  });

  it('reads the parts of a name, and does not read a boolean as a date', () => {
    const basics = { name: { first: 'Maria', last: 'Croes' } };
    const taken = fields({ basics, work: [{ name: 'Kas', startDate: '2020', endDate: true }] });
    expect(taken).toMatchObject({ basics: { name: 'Maria Croes' }, work: [{ startDate: '2020' }] });
    expect(taken!.work![0]).not.toHaveProperty('endDate');
  });

  it('reads a file that was written by hand', () => {
    const text =
      '// My CV\n{"basics": {"name": "A // b, ]", /* short */ "label": "Cook",}, "work": [{"name": "Kas"}, ],}';
    expect(importJsonResume(text)?.resume).toEqual({
      basics: { name: 'A // b, ]', label: 'Cook' },
      work: [{ name: 'Kas' }],
    });
  });

  it('treats an end that is null, empty or the present as open', () => {
    for (const endDate of [null, '', 'Present', 'heden', undefined]) {
      const [job] = fields(named({ work: [{ name: 'Kas', startDate: '2022-03', endDate }] }))!.work!;
      expect(job).toEqual({ name: 'Kas', startDate: '2022-03' });
    }
  });

  it('shows an employer in the older field `company` in a CV', () => {
    const resume = fields(named({ work: [{ company: 'Cas di Sabor', position: 'Cook' }] }))!;
    expect(JSON.stringify(cvContent({ ...emptyCv(), resume }))).toContain('Cas di Sabor');
  });

  it('says what was left out and where', () => {
    const document = named({
      work: [
        { name: 'Kas', position: 'Cook', company: 'Kas N.V.', team: 'Six cooks', id: 'a1', isCurrent: true },
      ],
      skills: [
        { name: 'x'.repeat(600) },
        ...Array.from({ length: 100 }, (_, at) => ({ name: `Skill ${at}` })),
      ],
      patents: [{ title: 'Pan' }],
    });
    const { resume, unassigned } = read(document)!;
    expect(resume.skills).toHaveLength(100);
    expect(unassigned).toEqual([
      'Work 1 › company: Kas N.V.',
      'Work 1 › team: Six cooks',
      'Skills 101: Skill 99',
      `Skills 1 › name: ${'x'.repeat(100)}`,
      'Patents: Pan',
    ]);
  });

  it('accepts any value in any field, and the result is valid for the API', () => {
    const values = [
      null,
      7.5,
      true,
      '',
      'text',
      '\0\ud800',
      'x'.repeat(12_000),
      [],
      [null],
      ['a', 1],
      {},
      { a: { b: 'c' } },
      [[{ name: 1 }]],
    ];
    const shape = Object.entries(jsonResumeSchema.def.shape);
    const entry = (value: unknown) =>
      Object.fromEntries(
        [
          'name',
          'position',
          'startDate',
          'endDate',
          'url',
          'highlights',
          'keywords',
          'location',
          'profiles',
          'image',
          'own',
        ].map((key) => [key, value]),
      );
    for (const value of values)
      for (const [section] of shape)
        for (const content of [value, [value], entry(value), [entry(value)]]) {
          const found = read({ languages: ['English'], [section]: content });
          expect(found?.resume.languages?.length ?? 0).toBeGreaterThan(section === 'languages' ? -1 : 0);
          const cv = { ...emptyCv(), resume: found?.resume ?? {} };
          expect(safeParse(cvSchema, cv).error).toBeUndefined();
          expect(JSON.stringify(cv)).not.toMatch(/\\u0000|\\ud800/);
        }
  });

  it('leaves out a photo that is too large', () => {
    const found = read({ basics: { name: 'Maria', image: `data:image/png;base64,${'a'.repeat(700_000)}` } })!;
    expect(found.resume.basics).toEqual({ name: 'Maria' });
    expect(found.unassigned).toEqual([expect.stringMatching(/^Basics › image: data:image\/png/)]);
  });

  it('reads its own export without losing texts that the standard refuses', () => {
    const resume = {
      basics: { name: 'A', url: 'my site' },
      work: [{ name: 'Kas', startDate: 'summer 2020', endDate: '' }],
    };
    expect(fields(toJsonResume(resume))).toMatchObject(resume);
  });

  it.each([
    'no JSON',
    '{}',
    '[]',
    '"Maria"',
    '7',
    'null',
    '{"hello":"cook"}',
    '{"name":"package","version":"1.0.0"}',
  ])('returns null for %s, which is no resume', (text) => expect(importJsonResume(text)).toBeNull());
});
