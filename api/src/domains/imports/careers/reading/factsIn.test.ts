import { factsIn } from './factsIn.ts';

const FETCHED = new Date('2026-11-20T15:00:00Z');
const read = (html: string) => {
  const facts = factsIn(html, 'https://dushi.example/', FETCHED);
  const valueOf = (key: keyof typeof facts) => (facts[key] as { value?: unknown } | undefined)?.value;
  return {
    place: valueOf('place'),
    employment: [valueOf('employment') ?? []].flat()[0],
    until: valueOf('validThrough'),
    posted: valueOf('posted'),
    remote: valueOf('remote'),
    salary: facts.salary?.text?.value,
  };
};
const NOTHING = {
  place: undefined,
  employment: undefined,
  until: undefined,
  posted: undefined,
  remote: undefined,
  salary: undefined,
};

test.each<[string, Partial<typeof NOTHING | Record<keyof typeof NOTHING, unknown>>]>([
  ['<p>Location: Noord</p>', { place: 'Noord' }],
  ['<p><strong>Standplaats:</strong> Oranjestad</p>', { place: 'Oranjestad' }],
  ['<h3>Location</h3><p>Savaneta</p>', { place: 'Savaneta' }],
  ['<dl><dt>Ubicación</dt><dd>Santa Cruz</dd></dl>', { place: 'Santa Cruz' }],
  ['<table><tr><th>Luga</th><td>Pos Chikito</td></tr></table>', { place: 'Pos Chikito' }],
  ['<span class="job-location">Noord</span>', { place: 'Noord' }],
  [
    '<p>Lugar: Eagle Beach | Tipo de contrato: Temporal</p>',
    { place: 'Eagle Beach', employment: 'Temporal' },
  ],
  ['<li>Uren: Fulltime (40 uur)</li>', { employment: 'Fulltime' }],
  ['<p>You bake bread. Part-time.</p>', { employment: 'Part-time' }],
  ['<p>Balashi, fulltime</p>', { employment: 'fulltime' }],
  ['<p>We offer full-time, part-time</p><p>Full-time</p><p>Part-time</p>', {}],
  ['<p>Sluitingsdatum: 15 december 2026</p>', { until: '15 december 2026' }],
  ['<p>Send your resume before 5 December 2026 to us.</p>', { until: '5 december 2026' }],
  ['<p>Publicado el 3 de noviembre de 2026</p>', { posted: '3 de noviembre de 2026' }],
  ['<p>Closing date: soon</p>', {}],
  ['<p>Salary: competitive</p>', {}],
  ['<p>Salary: Afl. 2,300</p>', { salary: 'Afl. 2,300' }],
  ['<p>Afl. 14.50 per hour.</p>', { salary: 'Afl. 14.50 per hour.' }],
  ['<p>We raised $500 for charity and have 40 colleagues.</p>', {}],
  ['<p>Work model: Hybrid</p>', { remote: 'Hybrid' }],
  [
    '<p>You know the location of every chair: all of them, the old ones, the new ones and those we lend to others on the beach.</p>',
    {},
  ],
])('reads %s', (html, facts) => {
  expect(read(html)).toEqual({ ...NOTHING, ...facts });
});

test('reads a hostile text in five seconds of CPU time', () => {
  const started = process.threadCpuUsage();
  read(`<p>${'apply by '.repeat(50_000)}</p>`);
  read(`<p>${'Location: '.repeat(50_000)}</p>`);
  read(`<p>${'1.'.repeat(100_000)} Afl. per month</p>`);
  read('<p>Salary:</p>'.repeat(20_000));
  const { user, system } = process.threadCpuUsage(started);
  expect(user + system).toBeLessThan(5_000_000);
});
