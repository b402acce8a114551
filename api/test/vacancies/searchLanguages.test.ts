import { readFileSync } from 'node:fs';
import type { VacancyPage } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { searchAllVacancies, searchVacancies } from '../support/searchVacancies.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

const idsOf = async (search_string: string): Promise<number[]> =>
  (await searchAllVacancies(portal, { search_string })).map(({ id }) => id);

const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);

/** IDs of the open vacancies with any of these values in the column `facets`. */
async function idsWith(...facets: number[]): Promise<number[]> {
  const { rows } = await portal.pool.query<{ id: number }>(
    "select id from vacancies where status = 'open' and facets && $1 order by id",
    [facets],
  );
  return rows.map(({ id }) => id);
}

const titlesOf = ({ data }: VacancyPage): string[] => data.map(({ title }) => title);

describe('queries in four languages', () => {
  test.each([
    'trabou',
    'trabao',
    'trabajo',
    'empleo',
    'werk',
    'jobs',
    'vacaturas',
    'ik zoek een baan',
    'ta busca trabou',
  ])('"%s" lists all vacancies, the newest first', async (query) => {
    const { rows } = await portal.pool.query<{ id: number }>(
      "select id from vacancies where status = 'open' order by published_at desc, id desc",
    );
    expect(await idsOf(query)).toEqual(rows.map(({ id }) => id));
  });

  test.each<[query: string, ...facets: number[]]>([
    ['deeltijd', 203],
    ['medio tiempo', 203],
    ['bijbaan', 203],
    ['part-time', 203],
    ['ploegendienst', 205],
    ['oproep', 204],
    ['vakantiewerk', 207],
    ['trabajo desde casa', 612, 613],
    ['traha for di cas', 612, 613],
    ['bouw', 4],
    // The ending of the compound adds no meaning.
    ['winkelpersoneel', 3],
    ['trabajo en la construcción', 4],
    ['horeca', 1, 2],
    ['cuminda y bebida', 2],
    ['onderwijs', 8],
    ['enseñansa', 8],
    ['educacion', 8],
    ['banen in de zorg', 7],
    ['cuido di salud', 7],
    ['gobierno', 5],
    ['luchthaven', 10],
    ['deporte', 18],
    ['huridico', 15],
    ['trabou di computer', 9],
    ['Hulandes', 302],
    ['trabou na Palm Beach', 401],
    ['sin diploma', 101],
  ])('"%s" finds exactly the vacancies with its option', async (query, ...facets) => {
    const expected = await idsWith(...facets);
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(await idsOf(query))).toEqual(expected);
  });

  test.each<[query: string, titles: RegExp, count: number]>([
    ['nachtdienst', /Night|Nurse|Aircraft Cleaner/, 4],
    ['turno di anochi', /Night|Nurse|Aircraft Cleaner/, 4],
    ['trabajo de noche', /Night|Nurse|Aircraft Cleaner/, 4],
    ['verpleegkundige nachtdienst', /Nurse/, 1],
    ['wachtman', /Security|Surveillance/, 2],
    ['wardado di siguridad', /Security|Surveillance/, 2],
    ['schoonmaker', /Cleaner|Laundry|Pool|Room/, 4],
    ['mesera', /Waiter|Server/, 3],
    ['kok', /Cook|Sous Chef/, 3],
    ['cocinero', /Cook/, 3],
    ['busca trabou di coki', /Cook/, 3],
    ['ik zoek werk als kok', /Cook|Sous Chef/, 3],
    ['enfermera', /Nurse/, 2],
    ['limpiado di camber', /Room Attendant|Housekeeper/, 3],
    ['mesero medio tiempo', /Waiter|Server/, 3],
    ['maestro di scol', /Teacher|Teaching/, 4],
    ['cashera', /Cashier/, 1],
    ['cuido di mucha', /Daycare/, 1],
    ['mecanico di auto', /Mechanic/, 1],
    ['bendedo di tienda', /Shop|Sales/, 3],
    ['vigilante nocturno', /Security/, 1],
    // The text of a laboratory names a blood bank.
    ['banen bij de bank', /Banking|Teller|Compliance|Data Analyst/, 4],
    ['ventas', /Sales|Shop/, 4],
    // "Office" has the stem of "officer".
    ['trabou den oficina', /Administrator|Legal Assistant/, 2],
    ['monteur airco', /Air Conditioning/, 1],
    ['airco monteur', /Air Conditioning/, 1],
    ['ayudante de cocina', /Kitchen Porter/, 2],
    ['yudante di cushina', /Kitchen Porter/, 2],
    ['construction no experience', /No Experience/, 1],
    ['geen ervaring', /No Experience/, 1],
    ['schoonmaakwerk in de avond', /Office Cleaner, Evenings/, 1],
    ['ayudante de almacén', /Warehouse Assistant/, 2],
    ['chofer de reparto', /Delivery Driver/, 1],
    ['yudante den scol', /Teaching Assistant/, 2],
    ['rijden', /Driver/, 2],
    ['diseño gráfico', /Design/, 2],
    ['ingenieur', /Engineer|Surveyor|Technician/, 3],
    ['advocaat', /Legal/, 1],
    ['gimnasio', /Coach|Sports|Instructor/, 3],
    ['cocinar', /Cook|Chef/, 5],
    ['zonnepanelen', /Solar/, 2],
  ])('"%s" finds titles like %s', async (query, titles, count) => {
    const page = await searchVacancies(portal, { search_string: query });
    expect(page).toMatchObject({ corrected: null, left_out: [] });
    expect(page.total).toBeGreaterThanOrEqual(count);
    expect(titlesOf(page).filter((title) => !titles.test(title))).toEqual([]);
  });

  test.each([
    ['housekeeping supervisor', 'supervisor', /Room Attendant|Housekeeper/],
    ['tecnico electricista', 'tecnico', /Electrician/],
  ])('"%s" leaves out "%s", which many occupations have', async (query, role, titles) => {
    const page = await searchVacancies(portal, { search_string: query });
    expect(page.left_out).toEqual([role]);
    expect(titlesOf(page).filter((title) => !titles.test(title))).toEqual([]);
  });

  test('reads the words beside a role as one name', async () => {
    const page = await searchVacancies(portal, { search_string: 'it support technician' });
    expect(page.left_out).toEqual(['technician']);
    expect(titlesOf(page)[0]).toBe('IT Support Specialist');
  });

  test.each([
    ['trabou di hotel', 'hotel'],
    ['trabao di hotel', 'hotel'],
    ['vacatures voor een hotel', 'hotel'],
    ['keuken', 'kitchen'],
    ['trabajo en Oranjestad', 'Oranjestad'],
    ['werk in San Nicolas', 'San Nicolas'],
    ['security na Playa', 'security Oranjestad'],
    ['trabajo en la playa', 'beach'],
  ])('"%s" finds the same as "%s"', async (query, english) => {
    const expected = sorted(await idsOf(english));
    expect(expected.length).toBeGreaterThan(1);
    expect(sorted(await idsOf(query))).toEqual(expected);
  });

  test('words that no vacancy has are left out', async () => {
    const page = await searchVacancies(portal, { search_string: 'venta di auto' });
    expect(page.left_out).toEqual(['auto']);
    expect(titlesOf(page).toSorted()).toEqual([
      'Sales Associate',
      'Sales Associate, Phones and Cameras',
      'Shop Assistant',
      'Timeshare Sales Executive',
    ]);
  });
});

describe('words of other languages', () => {
  test.each(['mainta', 'salud', 'deporte', 'bishita', 'vloer', 'cushina', 'hende'])(
    '"%s" is not corrected to an English word',
    async (search_string) => {
      expect((await searchVacancies(portal, { search_string })).corrected).toBeNull();
    },
  );

  test('a mistyped name in Papiamento is corrected to Papiamento', async () => {
    const page = await searchVacancies(portal, { search_string: 'enfermrea' });
    expect([page.corrected, titlesOf(page)[0]]).toEqual(['enfermera', expect.stringMatching(/Nurse/)]);
  });

  test.each(['van', 'door', 'want', 'di', 'para'])(
    'the stop word "%s" counts when it is alone',
    async (typed) => {
      const { total } = await searchVacancies(portal, { search_string: typed });
      expect(total).toBeLessThan((await searchVacancies(portal, {})).total);
    },
  );

  test('every option is found by its names in four languages', async () => {
    const file = (name: string) =>
      JSON.parse(
        readFileSync(
          new URL(`../../../shared/src/domain/option-names/${name}names.messages.json`, import.meta.url),
          'utf8',
        ),
      ) as Record<string, string>;
    const { rows: options } = await portal.pool.query<{ id: number; name: string }>(
      "select id, name from options where kind in ('sector', 'workload', 'language')",
    );
    for (const translations of [file(''), file('nl.'), file('es.'), file('pap.')]) {
      for (const { id, name } of options) {
        const found = await idsOf(translations[name]!);
        expect({
          name: translations[name],
          missing: (await idsWith(id)).filter((each) => !found.includes(each)),
        }).toEqual({
          name: translations[name],
          missing: [],
        });
      }
    }
  });
});

describe('texts in four languages', () => {
  let written: TestApp;
  beforeAll(async () => {
    written = await openTestApp();
    const company = await aCompany(written, (await signInNew(written, 'recruiter')).id);
    const texts = [
      ['nl', 'Zwemlessen', 'Je geeft lessen aan de kleinste kinderen.'],
      ['es', 'Ventanas', 'Buscamos a quien repare las ventanas y atienda a las clientas.'],
      ['pap', 'Floristanan', 'Bo ta traha cu matanan y floristanan.'],
      ['en', 'Turning Point', 'You turn wood on a lathe.'],
    ] as const;
    for (const [language, title, description] of texts) {
      const id = await aVacancy(written, company, { title, description });
      await written.pool.query('update vacancies set text_language = $1 where id = $2', [language, id]);
    }
    const translated = await aVacancy(written, company, { title: 'Shop', description: 'In a shop.' });
    await written.pool.query('update vacancies set translations = $1 where id = $2', [
      JSON.stringify({
        nl: { title: 'Boekwinkel', description: 'Tussen de planken.', requirements: '', benefits: '' },
      }),
      translated,
    ]);
  });
  afterAll(async () => await written.close());

  test.each([
    ['zwemles', 'Zwemlessen'],
    ['reparar ventana', 'Ventanas'],
    ['cliente', 'Ventanas'],
    ['florista', 'Floristanan'],
    ['mata', 'Floristanan'],
    ['plank', 'Shop'],
  ])('"%s" finds other forms of its words in "%s"', async (search_string, title) => {
    const page = await searchVacancies(written, { search_string });
    expect(page).toMatchObject({ corrected: null, left_out: [] });
    expect(titlesOf(page)).toEqual([title]);
  });

  test('a stem of another language finds no English word', async () => {
    const { rows } = await written.pool.query<{ found: boolean }>(
      `select search @@ portal_in_languages(plainto_tsquery('portal', 'turno'), 'turno') as found
       from vacancies where title = 'Turning Point'`,
    );
    expect(rows).toEqual([{ found: false }]);
  });
});
