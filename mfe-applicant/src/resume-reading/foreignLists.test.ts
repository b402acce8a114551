import { importJsonResume } from './foreign/importJsonResume.ts';

const read = (document: object) => importJsonResume(JSON.stringify(document))!;

const GITHUB = { network: 'GitHub', username: 'maria', url: 'https://github.com/maria' };
const LINKS = [
  { network: 'github', url: 'https://github.com/maria' },
  { network: 'x', username: '@maria' },
];

describe('a list of a foreign document', () => {
  it.each<[string, unknown, object[]]>([
    ['one object', GITHUB, [GITHUB]],
    ['a map to URLs and names', { github: 'https://github.com/maria', x: '@maria' }, LINKS],
    ['a map to objects', { GitHub: { username: 'maria', url: GITHUB.url } }, [GITHUB]],
    [
      'a map whose keys are fields',
      { website: 'maria.aw', github: GITHUB.url },
      [{ network: 'website', url: 'maria.aw' }, LINKS[0]!],
    ],
    ['numbered objects', { 0: GITHUB, 1: { network: 'X' } }, [GITHUB, { network: 'X' }]],
    ['an object around the list', { title: 'Profiles', items: [GITHUB] }, [GITHUB]],
    ['an object around one object', { item: GITHUB }, [GITHUB]],
    [
      'URLs in a text',
      'https://github.com/maria https://x.com/maria, maria.aw',
      [{ url: 'https://github.com/maria' }, { url: 'https://x.com/maria' }, { url: 'maria.aw' }],
    ],
    ['names in a text', 'github: https://github.com/maria; x: @maria', LINKS],
  ])('reads profiles that are %s', (_what, profiles, expected) => {
    const { resume, unassigned } = read({ basics: { name: 'Maria', profiles } });
    expect(resume.basics!.profiles).toEqual(expected);
    expect(unassigned).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      'a certificate and its year',
      { certificates: { HACCP: 2020, BHV: 'Red Cross' } },
      {
        certificates: [
          { name: 'HACCP', date: '2020' },
          { name: 'BHV', issuer: 'Red Cross' },
        ],
      },
    ],
    [
      'an award and its date',
      { awards: { 'Best cook': 'June 2021' } },
      {
        awards: [{ title: 'Best cook', date: '2021-06' }],
      },
    ],
    [
      'a referee and a text',
      { references: { 'Ana Croes': 'Always on time.' } },
      {
        references: [{ name: 'Ana Croes', reference: 'Always on time.' }],
      },
    ],
    [
      'a project and its facts',
      { projects: { Menu: { description: 'Soups' }, Site: 'A shop' } },
      {
        projects: [
          { name: 'Menu', description: 'Soups' },
          { name: 'Site', description: 'A shop' },
        ],
      },
    ],
    [
      'an employer and the job',
      { work: { Kas: { position: 'Cook' }, 'Bahia N.V.': { role: 'Chef' } } },
      {
        work: [
          { name: 'Kas', position: 'Cook' },
          { name: 'Bahia N.V.', position: 'Chef' },
        ],
      },
    ],
    [
      'a school and the degree',
      { education: { EPI: { degree: 'MBO' } } },
      {
        education: [{ institution: 'EPI', studyType: 'MBO' }],
      },
    ],
    [
      'a skill, a number, yes or no',
      { skills: { Grill: 5, Sauces: true, Fish: false, Soup: null } },
      {
        skills: [{ name: 'Grill', level: '5' }, { name: 'Sauces' }, { name: 'Soup' }],
      },
    ],
    [
      'a keyword and its level',
      { skills: [{ name: 'Kitchen', keywords: { Grill: 'good', Fish: true } }] },
      {
        skills: [{ name: 'Kitchen', keywords: ['Grill: good', 'Fish'] }],
      },
    ],
  ])('reads a map from %s', (_what, document, expected) => {
    const { resume, unassigned } = read(document);
    expect(resume).toEqual(expected);
    expect(unassigned).toEqual([]);
  });

  it('reads words in a text', () => {
    expect(
      read({ skills: 'Grill, Sauces (hot, cold); Fish', languages: 'English (C1), Dutch' }).resume,
    ).toEqual({
      skills: [{ name: 'Grill' }, { name: 'Sauces (hot, cold)' }, { name: 'Fish' }],
      languages: [{ language: 'English (C1)' }, { language: 'Dutch' }],
    });
  });

  it('reads all lists of a section, and says which group is lost', () => {
    const { resume, unassigned } = read({
      work: { current: { name: 'Kas' }, past: [{ name: 'Bahia' }, { name: 'Noord' }] },
      skills: { technical: [{ name: 'Grill' }], soft: ['Calm', 'Kind'] },
      technicalSkills: ['Sauces'],
    });
    expect(resume).toEqual({
      work: [{ name: 'Kas' }, { name: 'Bahia' }, { name: 'Noord' }],
      skills: [{ name: 'Grill' }, { name: 'soft', keywords: ['Calm', 'Kind'] }, { name: 'Sauces' }],
    });
    expect(unassigned).toEqual(['Skills: technical']);
  });

  it('reads one entry whose field is a list of objects', () => {
    const { resume } = read({ work: { name: 'Kas', position: 'Cook', highlights: [{ text: 'Grill' }] } });
    expect(resume.work).toEqual([{ name: 'Kas', position: 'Cook', highlights: ['Grill'] }]);
  });

  it('reads sections that are a list', () => {
    const { resume } = read({
      basics: { name: 'Maria' },
      sections: [
        { type: 'work', items: [{ company: 'Kas' }] },
        { title: 'Hobbies', content: ['Diving'] },
      ],
    });
    expect(resume).toEqual({
      basics: { name: 'Maria' },
      work: [{ name: 'Kas' }],
      interests: [{ name: 'Diving' }],
    });
  });

  it.each<[string, object, object]>([
    [
      'elements of XML',
      { work: { job: [{ name: 'Kas' }] }, skills: { skill: { name: 'Grill' } } },
      { work: [{ name: 'Kas' }], skills: [{ name: 'Grill' }] },
    ],
    [
      'IDs of a database',
      { work: { byId: { a1b2c3d4: { name: 'Kas' }, '6f1c2b1e-8f6a': { position: 'Chef' } } } },
      { work: [{ name: 'Kas' }, { position: 'Chef' }] },
    ],
    [
      'years',
      { work: { '2019-2021': 'Cook at Kas' }, awards: { 2020: [{ title: 'Best cook' }] } },
      {
        work: [{ position: 'Cook at Kas', startDate: '2019', endDate: '2021' }],
        awards: [{ title: 'Best cook', date: '2020' }],
      },
    ],
    [
      'sections with contact details among them',
      {
        basics: { name: 'Maria' },
        sections: {
          summary: { name: 'Summary', content: '<p>Cook.</p>', visible: true },
          profiles: { name: 'Profiles', items: [GITHUB] },
        },
      },
      { basics: { name: 'Maria', summary: 'Cook.', profiles: [GITHUB] } },
    ],
    [
      'yes and no',
      { languages: ['English', true], skills: false },
      { languages: [{ language: 'English' }], skills: [] },
    ],
    [
      'contact details alone',
      { '@type': 'Person', name: 'Maria', email: 'm@example.aw' },
      { '@type': 'Person', basics: { name: 'Maria', email: 'm@example.aw' } },
    ],
  ])('reads %s', (_what, document, expected) => {
    const { resume, unassigned } = read(document);
    expect(resume).toEqual(expected);
    expect(unassigned).toEqual([]);
  });

  it('reports the values beside a list', () => {
    const { resume, unassigned } = read({
      work: { title: 'Work', intro: 'Ten years', items: [{ name: 'Kas' }] },
      education: { note: 'None yet', EPI: { area: 'Cook' } },
    });
    expect(resume).toMatchObject({ work: [{ name: 'Kas' }], education: [{ institution: 'EPI' }] });
    expect(unassigned).toEqual(['Work › intro: Ten years', 'Education › note: None yet']);
  });

  it('leaves out what is beyond the limit of two lists', () => {
    const skills = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
    const { resume, unassigned } = read({ skills: skills('a', 99), technicalSkills: skills('b', 2) });
    expect(resume.skills).toHaveLength(100);
    expect(unassigned).toEqual([expect.stringContaining('b 1')]);
  });
});
