import { isAnnouncement, isJobTitle, titleIn } from './jobTitle.ts';
import { isAboutJobs, isAboutWork } from './sectionHeadings.ts';

test.each([
  'Line Cook',
  'Front Desk Agent',
  'Senior Accountants',
  'Tandartsassistente',
  'Wijkverpleegkundige (m/v)',
  'Enfermera de urgencias',
  'Chofer de reparto',
  'Albañil',
  'Kokinero',
  'Bendedo den tienda',
  'Allround talent (m/f/d)',
  'Nail technician',
])('"%s" is a job title', (title) => {
  expect(isJobTitle(title)).toBe(true);
});

test.each([
  'About the Role',
  'Location',
  'Requirements',
  'Wat ga je doen?',
  'Requisitos',
  'Con pa aplica',
  'Meet our chef',
  'From dishwasher to chef',
  'Manager of the year',
  'Opening hours',
  'Our manager',
  'We treat every cook with respect.',
  'Contact',
  'Chef de partie, sous chef, head chef, commis and pastry chef in one long heading here',
  '',
])('"%s" is not a job title', (heading) => {
  expect(isJobTitle(heading)).toBe(false);
});

test.each([
  ["We're hiring: Rental Agent", 'Rental Agent'],
  ['We are looking for a barber', 'barber'],
  ['Barber wanted', 'Barber'],
  ['Vacature: Juridisch medewerker', 'Juridisch medewerker'],
  ['Wij zoeken een dierenartsassistent', 'dierenartsassistent'],
  ['Se busca cajera', 'cajera'],
  ['Nos ta busca un panadero', 'panadero'],
])('"%s" announces %s', (heading, title) => {
  expect(titleIn(heading)).toBe(title);
  expect(isAnnouncement(heading)).toBe(true);
});

test.each(['Vacatures', 'Careers', 'Line Cook', 'We are looking for'])(
  '"%s" announces nothing',
  (heading) => {
    expect(isAnnouncement(heading)).toBe(false);
  },
);

test.each(['About the Role', 'Your tasks', 'Functie-eisen', 'Descripción del puesto', 'Bo tareanan'])(
  '"%s" is about the work',
  (heading) => {
    expect(isAboutWork(heading)).toBe(true);
  },
);

test('recognises careers pages by path, title or heading', () => {
  expect(isAboutJobs('/company/careers', '', '')).toBe(true);
  expect(isAboutJobs('/', 'Werken bij ons', '')).toBe(true);
  expect(isAboutJobs('/', '', 'Bin traha cu nos')).toBe(true);
  expect(isAboutJobs('/news', 'News', 'Our manager won a prize')).toBe(false);
});
