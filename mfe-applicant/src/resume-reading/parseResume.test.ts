import { CV_TEMPLATES, type CvSettings, DEFAULT_CV_SETTINGS, type JsonResume } from '@cpa/shared/contracts';
import { toDocx } from '../cv/exports/toDocx.ts';
import { renderCv } from '../cv/templates/renderCv.ts';
import { readFonts } from '../cv/testing/fontFiles.ts';
import { textsOf } from '../cv-draft/draft.ts';
import { docxLines } from './reading/docxLines.ts';
import { parseResume, type ParsedResume } from './reading/parseResume.ts';
import { pdfLines } from './reading/pdfLines.ts';
import { resumeLine } from './reading/resumeLine.ts';
import { pageTexts } from './testing/pageTexts.ts';

const raisa: JsonResume = {
  basics: {
    name: 'Raïsa Muñoz-Croes',
    label: 'Front Office Supervisor',
    email: 'raisa.munoz@example.com',
    phone: '+297 593 4471',
    location: { city: 'Oranjestad West' },
    summary:
      'Front office supervisor with seven years in resort hotels of 180 to 320 rooms, who leads teams in four languages and keeps calm when three buses arrive at once.',
  },
  work: [
    {
      position: 'Front Office Supervisor',
      name: 'Laguna Cove Resort',
      location: 'Noord',
      startDate: '2023-03',
      highlights: [
        'Lead nine agents over three shifts at the desk of a 320-room resort, and stand in for the duty manager on weekends.',
        'Cut average check-in time from 9 to 6 minutes.',
      ],
    },
    {
      position: 'Front Desk Agent',
      name: 'Hotel Playa Serena',
      startDate: '2020-06',
      endDate: '2023-02',
      summary: 'Checked in up to 120 guests a day.',
    },
  ],
  education: [
    {
      studyType: 'HBO Bachelor',
      area: 'Hospitality Management',
      institution: 'Instituto di Turismo Antiyano',
      startDate: '2016',
      endDate: '2020',
    },
    { studyType: 'HAVO', institution: 'Colegio Palo Verde', startDate: '2011', endDate: '2016' },
  ],
  languages: [
    { language: 'Papiamento', fluency: 'native' },
    { language: 'English', fluency: 'C1' },
  ],
  skills: [
    { name: 'Opera PMS', level: 'expert' },
    { name: 'Office', keywords: ['Excel', 'Word'] },
    { name: 'Ñapa' },
  ],
  certificates: [{ name: 'First aid', issuer: 'Stichting Reanimashon', date: '2025-04' }],
  volunteer: [{ position: 'Coordinator', organization: 'Playa Limpi', startDate: '2022' }],
  references: [{ name: 'Zoë Ünal', reference: 'Available on request.' }],
};

const parse = (text: string): ParsedResume => parseResume(text.split('\n').map((line) => resumeLine(line)));

const settings = (template: CvSettings['template'], language: CvSettings['language'] = 'en'): CvSettings => ({
  ...DEFAULT_CV_SETTINGS,
  font: 'lato',
  template,
  language,
});

describe('parseResume of our own files', () => {
  it.each(CV_TEMPLATES)('reads the PDF of the template %s back', async (template) => {
    const cv = { resume: raisa, settings: settings(template) };
    const { pdf } = await renderCv(cv, { fonts: await readFonts('lato') });
    expect(parseResume(pdfLines(pageTexts(pdf)))).toEqual({ resume: raisa, unassigned: [] });
  });

  it.each(['nl', 'es', 'pap'] as const)('reads the Word file in the language %s back', async (language) => {
    const lines = docxLines(await toDocx({ resume: raisa, settings: settings('plain', language) }));
    expect(parseResume(lines ?? [])).toEqual({ resume: raisa, unassigned: [] });
  });
});

describe('parseResume of other resumes', () => {
  it('reads jobs that are one line each', () => {
    const { resume, unassigned } = parse(`Marisol Croes
Work experience
Waiter, Cas di Sabor, 2020 - 2024. Served 90 seats.
Runner, Hotel Playa N.V. (June 2018 – 2019): carried trays. Helped at the bar.
Host, Beach Bar, 2017. Greeted guests.
Trained by a chef from 2016 - 2017. It was a good time.`);
    expect(resume.work).toEqual([
      {
        position: 'Waiter',
        name: 'Cas di Sabor',
        startDate: '2020',
        endDate: '2024',
        summary: 'Served 90 seats.',
      },
      {
        position: 'Runner',
        name: 'Hotel Playa N.V.',
        startDate: '2018-06',
        endDate: '2019',
        summary: 'carried trays. Helped at the bar.',
      },
      {
        position: 'Host',
        name: 'Beach Bar',
        startDate: '',
        endDate: '2017',
        summary: 'Greeted guests.\nTrained by a chef from 2016 - 2017. It was a good time.',
      },
    ]);
    expect(unassigned).toEqual([]);
  });

  it('reads a Dutch resume with labels and dates before the jobs', () => {
    const { resume, unassigned } = parse(`CURRICULUM VITAE
Persoonlijke gegevens
Naam: Jan van der Biezen
Adres: Caya Petronia 109, Noord, Aruba
Telefoon: 593 1234
E-mail: jan@example.com
Geboortedatum: 3 maart 1990
WERKERVARING
sept. 2019 – heden
Monteur
Garage Zeezicht N.V.
- Onderhoud van 12 busjes
2015 - 2019
Stagiair, Autobedrijf Palm
OPLEIDINGEN
MBO 3 Voertuigen | EPI Aruba | 2012 - 2015
TALENKENNIS
Nederlands: moedertaal
Engels - goed`);
    expect(resume).toEqual({
      basics: {
        name: 'Jan van der Biezen',
        location: { city: 'Caya Petronia 109, Noord, Aruba' },
        phone: '593 1234',
        email: 'jan@example.com',
      },
      work: [
        {
          position: 'Monteur',
          name: 'Garage Zeezicht N.V.',
          startDate: '2019-09',
          highlights: ['Onderhoud van 12 busjes'],
        },
        { position: 'Stagiair', name: 'Autobedrijf Palm', startDate: '2015', endDate: '2019' },
      ],
      education: [
        { studyType: 'MBO 3 Voertuigen', institution: 'EPI Aruba', startDate: '2012', endDate: '2015' },
      ],
      languages: [
        { language: 'Nederlands', fluency: 'native' },
        { language: 'Engels', fluency: 'goed' },
      ],
    });
    expect(unassigned).toEqual(['Geboortedatum: 3 maart 1990']);
  });

  it('reads a Spanish resume whose titles stand above the company and the dates', () => {
    const { resume } = parse(`María Elena Ñañez Pérez
Cocinera profesional
Oranjestad, Aruba | +297 741 0000 | maria@example.com | linkedin.com/in/maria-nanez
Perfil profesional
Cocinera con diez años de experiencia en cocinas de hotel.
Experiencia laboral
Jefa de partida
Hotel Brisa S.A. | enero de 2021 – actualidad
• Dirigió a seis cocineros.
Ayudante de cocina
Restaurante El Faro | marzo de 2018 – diciembre de 2020
Formación académica
Técnico en cocina, Instituto Culinario (2015 - 2017)
Habilidades
Repostería, Pescados, Inventario
Hobbies
Natación, Guitarra`);
    expect(resume.basics).toEqual({
      name: 'María Elena Ñañez Pérez',
      label: 'Cocinera profesional',
      location: { city: 'Oranjestad, Aruba' },
      phone: '+297 741 0000',
      email: 'maria@example.com',
      profiles: [{ network: 'LinkedIn', url: 'linkedin.com/in/maria-nanez' }],
      summary: 'Cocinera con diez años de experiencia en cocinas de hotel.',
    });
    expect(resume.work).toEqual([
      {
        position: 'Jefa de partida',
        name: 'Hotel Brisa S.A.',
        startDate: '2021-01',
        highlights: ['Dirigió a seis cocineros.'],
      },
      {
        position: 'Ayudante de cocina',
        name: 'Restaurante El Faro',
        startDate: '2018-03',
        endDate: '2020-12',
      },
    ]);
    expect(resume.education).toEqual([
      {
        studyType: 'Técnico en cocina',
        institution: 'Instituto Culinario',
        startDate: '2015',
        endDate: '2017',
      },
    ]);
    expect(resume.skills).toEqual([{ name: 'Repostería' }, { name: 'Pescados' }, { name: 'Inventario' }]);
    expect(resume.interests).toEqual([{ name: 'Natación' }, { name: 'Guitarra' }]);
  });

  it('reads a Papiamento resume with a company before the position', () => {
    const { resume } = parse(`Rudy Tromp
rudy@example.com, +297 560 1111
EXPERIENCIA DI TRABOU
Supermarket Bon Prijs\tmei 2022 – awor
Cashier
- Mi ta atende cliente den tres idioma
Bakery Dushi\t2019 – 2022
Cashier
ESTUDIO
EPB\t2015 – 2019
IDIOMANAN
Papiamento (lenga materno), Spaño (basico)`);
    expect(resume.work).toEqual([
      {
        position: 'Cashier',
        name: 'Supermarket Bon Prijs',
        startDate: '2022-05',
        highlights: ['Mi ta atende cliente den tres idioma'],
      },
      { position: 'Cashier', name: 'Bakery Dushi', startDate: '2019', endDate: '2022' },
    ]);
    expect(resume.languages).toEqual([
      { language: 'Papiamento', fluency: 'native' },
      { language: 'Spaño', fluency: 'basic' },
    ]);
  });

  it('keeps texts below headings that it does not know as unassigned', () => {
    const heading = { look: 'Heading1' };
    const { resume, unassigned } = parseResume([
      resumeLine('Anna Croes'),
      resumeLine('anna@example.com'),
      resumeLine('Skills', heading),
      resumeLine('Excel'),
      resumeLine('Driving', heading),
      resumeLine('Licence B'),
      resumeLine('Languages', heading),
      resumeLine('English'),
    ]);
    expect(resume.skills).toEqual([{ name: 'Excel' }]);
    expect(resume.languages).toEqual([{ language: 'English' }]);
    expect(unassigned).toEqual(['Driving: Licence B']);
  });

  it('loses no text', () => {
    const text = `Kevin Odor
Looking for work in Palm Beach
Experience
I worked in many places since I was young.
Waiter at Zeezicht, Palm Beach
2018-2020
Served guests. Cleaned tables.
Some odd remark: blue
Education
HAVO`;
    const { resume, unassigned } = parse(text);
    const found = [...textsOf(resume), ...unassigned].join(' ');
    const words = text.replace(/Experience|Education|at |2018-2020/g, '').match(/[\p{L}\d]+/gu) ?? [];
    expect(words.filter((word) => !found.includes(word))).toEqual([]);
  });
});
