import type { Applicant, JsonResume } from '@cpa/shared/contracts';
import { anApplicant, someOptions } from '@cpa/shared/testing';
import { fillProfile } from './fillProfile.ts';
import { type Finding, isSure } from './findings.ts';
import { findProfile } from './findProfile.ts';

const options = someOptions({
  districts: [
    { id: 1, name: 'Noord/Tanki Leendert' },
    { id: 2, name: 'Oranjestad West' },
    { id: 3, name: 'Oranjestad Oost' },
    { id: 4, name: 'San Nicolas Noord' },
  ],
});
const find = (resume: JsonResume, applicant: Applicant | null = null, unassigned: string[] = []) =>
  findProfile({ resume, unassigned }, { applicant, accountName: 'Xiomara' }, options);
const bare = anApplicant({
  headline: '',
  phone: null,
  district_id: null,
  district: null,
  about: '',
  experience: [],
  educations: [],
  skills: [],
  languages: [],
});
const values = (findings: readonly Finding[]) =>
  findings.map((finding) => [finding.key, 'value' in finding ? finding.value : finding.form]);

describe('fields of the profile', () => {
  const basics = {
    name: 'Xiomara  Croes',
    label: 'Night auditor',
    email: 'x@example.aw',
    phone: '(297) 560-9999',
    summary: 'Calm at night.',
    location: { city: 'Noord, Aruba', countryCode: 'AW' },
  };

  it('fills empty fields and asks before it replaces one', () => {
    const { findings, known, left } = find({ basics }, anApplicant({ ...bare, headline: 'Cook' }));
    expect(values(findings)).toEqual([
      ['headline', 'Night auditor'],
      ['phone', '+2975609999'],
      ['district_id', 1],
      ['about', 'Calm at night.'],
    ]);
    expect(findings.filter((finding) => !isSure(finding)).map(({ key }) => key)).toEqual(['headline']);
    expect([known, left]).toEqual([1, []]);
  });

  it('leaves out what the profile does not accept', () => {
    const left = find({
      basics: { label: 'x'.repeat(161), phone: '12', location: { city: 'Utrecht' }, url: 'croes.aw' },
    });
    expect(left.findings).toEqual([]);
    expect(left.left.map(({ text }) => text)).toEqual(['x'.repeat(161), '12', 'Utrecht', 'croes.aw']);
  });

  it.each([
    ['Tanki Leendert 12', [1]],
    ['San Nicolas Noord', [4]],
    ['Oranjestad', []],
    ['Noordwijk', []],
  ])('finds the district of %p', (city, expected) => {
    expect(values(find({ basics: { location: { city } } }).findings)).toEqual(
      expected.map((id) => ['district_id', id]),
    );
  });
});

describe('lists of the profile', () => {
  const [job] = anApplicant().experience;

  it('skips jobs, schools, skills and languages that the profile has', () => {
    const { findings, known } = find(
      {
        work: [
          { position: 'Front Desk Agent', name: 'Divi Cove Resort', location: 'Noord', startDate: '2022' },
        ],
        education: [{ studyType: 'Bachelor', institution: 'Hotel School Aruba', endDate: '2022-06' }],
        skills: [{ name: 'opera' }, { name: 'Excel' }, { name: 'excel' }],
        languages: [{ language: 'Papiamento', fluency: 'native' }, { language: 'Papiamentu' }],
      },
      anApplicant(),
    );
    expect(values(findings)).toEqual([['skills.excel', 'Excel']]);
    expect(known).toBe(5);
  });

  it('keeps years without a month and open periods for the form', () => {
    const { findings } = find({
      work: [
        {
          position: 'Cook',
          name: 'Bahia',
          startDate: '2019',
          endDate: '2020-03',
          highlights: ['Grill', 'Fish'],
        },
        { position: 'Chef', name: 'Ñapa', startDate: '2021-05-01' },
        { position: 'Waiter', startDate: '', endDate: '' },
      ],
    });
    expect(findings).toMatchObject([
      {
        form: {
          fromMonth: '',
          fromYear: '2019',
          toMonth: '03',
          isCurrent: false,
          description: '• Grill\n• Fish',
        },
      },
      { form: { fromMonth: '05', fromYear: '2021', isCurrent: true } },
      { form: { title: 'Waiter', company: '', fromYear: '', isCurrent: false } },
    ]);
  });

  it('finds languages by their names in four languages, with their levels', () => {
    const { findings, left } = find({
      languages: [
        { language: 'Inglés', fluency: 'C1' },
        { language: 'Hulandes', fluency: 'basico' },
        { language: 'Papiamento', fluency: 'ta bay bon' },
        { language: 'Klingon', fluency: 'native' },
      ],
    });
    expect(values(findings)).toEqual([
      ['languages.3', { language_id: 3, level: 'fluent' }],
      ['languages.2', { language_id: 2, level: 'basic' }],
      ['languages.1', { language_id: 1, level: 'conversational' }],
    ]);
    expect(findings.map(isSure)).toEqual([true, true, false]);
    expect(left.map(({ text }) => text)).toEqual(['Papiamento · ta bay bon', 'Klingon · native']);
  });

  it('takes no line break into a line, and no name of a place elsewhere for a district', () => {
    const { findings } = find({
      basics: { location: { city: 'Noord', countryCode: 'NL' } },
      work: [{ position: 'Cook\nGrill', name: 'Bahia\u0007', startDate: '2019-01' }],
    });
    expect(findings).toMatchObject([{ form: { title: 'Cook Grill', company: 'Bahia' } }]);
  });

  it('says what has no place in the profile', () => {
    const { left } = find(
      {
        certificates: [{ name: 'HACCP', issuer: 'EPI' }],
        skills: [{ name: 'Excel', level: 'advanced' }],
        education: [{ studyType: 'MBO', institution: 'EPI', score: '8' }],
      },
      null,
      ['Driving licence B'],
    );
    expect(left).toEqual([
      { section: null, text: 'Driving licence B' },
      { section: 'education', text: '8' },
      { section: 'skills', text: 'Excel · advanced' },
      { section: 'certificates', text: 'HACCP · EPI' },
    ]);
  });

  it('leaves out skills beyond the limit of the profile', () => {
    const skills = Array.from({ length: 61 }, (_, index) => ({ name: `Skill ${index}` }));
    const { findings, left } = find({ skills });
    expect(findings).toHaveLength(60);
    expect(left).toEqual([{ section: 'skills', text: 'Skill 60' }]);
  });

  it('adds what was confirmed to what the profile has', () => {
    const older = { position: 'Cook', name: 'Bahia', startDate: '2019-01', endDate: '2020-03' };
    const resume = {
      basics: { label: 'Night auditor' },
      work: [older],
      skills: [{ name: 'Excel' }, { name: 'Word' }],
      languages: [{ language: 'Papiamento', fluency: 'fluent' }],
    };
    const { findings } = find(resume, anApplicant());
    const taken = findings.filter(({ key }) => key !== 'skills.word');
    expect(fillProfile(taken, anApplicant())).toEqual({
      headline: 'Night auditor',
      experience: [job, { title: 'Cook', company: 'Bahia', from: '2019-01', to: '2020-03', description: '' }],
      skills: ['Opera', 'Night audit', 'Excel'],
      languages: [{ language_id: 1, level: 'fluent' }],
    });
  });
});
