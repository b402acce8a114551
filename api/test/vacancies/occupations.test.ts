import type { RecruiterVacancy, Suggestions, Vacancy, VacancyPage } from '@cpa/shared/contracts';
import { guessOccupations } from '../../src/domains/vacancies/occupations/guessOccupations.service.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id, 'Cas di Sabor');
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  await portal.pool.query('delete from vacancies');
});

const suggest = async (q: string) =>
  (await portal.call('GET', `/suggestions?q=${encodeURIComponent(q)}`)).json<Suggestions>();
const search = async (search_string: string) => {
  const response = await portal.call('POST', '/vacancies/searchfilter', { body: { search_string } });
  return response.json<VacancyPage>().data.map(({ title }) => title);
};
const titled = async (title: string) => {
  const id = await aVacancy(portal, companyId, { title });
  await guessOccupations(portal.db);
  return id;
};

describe('suggestions', () => {
  test('contain occupations in the language that was typed, and companies', async () => {
    const { occupations, companies } = await suggest('ko');
    expect(occupations).toContainEqual(
      expect.objectContaining({ label: 'Kok', name: 'Cook', language: 'nl' }),
    );
    expect(companies).toEqual([]);
    expect((await suggest('sab')).companies).toEqual([
      expect.objectContaining({ id: companyId, name: 'Cas di Sabor' }),
    ]);
  });

  test('hide companies whose owner is unverified', async () => {
    const owner = await signInNew(portal, 'recruiter');
    await aCompany(portal, owner.id, 'Zzyzx Resort');
    expect((await suggest('zzyzx')).companies).toHaveLength(1);
    await portal.pool.query('update accounts set verified_at = null where id = $1', [owner.id]);
    expect((await suggest('zzyzx')).companies).toEqual([]);
  });

  test('treat wildcards of SQL as text', async () => {
    expect((await suggest('%%')).companies).toEqual([]);
    expect((await suggest('__')).companies).toEqual([]);
  });

  test('list an occupation once that has the same name on the island and in ESCO', async () => {
    const shown = (await suggest('bartender')).occupations.map(({ label, name }) => `${label}, ${name}`);
    expect(shown[0]).toBe('Bartender, Bartender');
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('reject an empty text', async () => {
    expect((await portal.call('GET', '/suggestions?q=%20')).statusCode).toBe(422);
  });
});

describe('the occupation of a vacancy', () => {
  const create = async (body: object) =>
    await portal.call('POST', '/recruiter/vacancy', { token: recruiter.token, body });
  const stored = async (id: number) => {
    const { rows } = await portal.pool.query<{ occupation_key: string; occupation_name: string }>(
      'select occupation_key, occupation_name from vacancies where id = $1',
      [id],
    );
    return rows[0]!.occupation_name;
  };

  test('is guessed from the title until the recruiter chooses one', async () => {
    const created = (await create({ title: 'Line Cook' })).json<RecruiterVacancy>();
    const { id, occupation } = created;
    expect(created.occupation_name).toBe('Cook');
    expect(occupation).toBeNull();
    expect(await stored(id)).toBe('cook');
    const [waiter] = (await suggest('waiter')).occupations;
    const body = { occupation: waiter!.id };
    const changed = await portal.call('POST', `/recruiter/vacancy/${id}`, { token: recruiter.token, body });
    expect(changed.json<RecruiterVacancy>()).toMatchObject({
      occupation: waiter!.id,
      occupation_name: waiter!.name,
    });
    await portal.call('POST', `/recruiter/vacancy/${id}`, {
      token: recruiter.token,
      body: { title: 'Grill Cook' },
    });
    expect(await stored(id)).toBe('waiter');
  });

  test('must be a known one', async () => {
    const response = await create({ title: 'Line Cook', occupation: 'aw:astronaut-of-aruba' });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toHaveProperty('occupation');
  });

  test('is found by search in every language, after the titles with the word', async () => {
    await aVacancy(portal, companyId, {
      title: 'Team member',
      occupation: 'aw:cook',
      occupation_key: 'aw:cook',
      occupation_name: 'cook',
    });
    await titled('Cook');
    await titled('Beach Guard');
    for (const words of ['cook', 'kok', 'cocinero', 'kokinero'])
      expect(await search(words)).toEqual(['Cook', 'Team member']);
  });

  test('orders similar vacancies: the same, then related, then the same sector', async () => {
    const sectors = [2];
    const at = (day: number) => ({ published_at: new Date(`2026-11-0${day}T12:00:00Z`) });
    const self = await aVacancy(portal, companyId, { title: 'Waiter', sectors });
    await aVacancy(portal, companyId, { title: 'Waiting list clerk', sectors, ...at(7) });
    await aVacancy(portal, companyId, { title: 'Bartender', ...at(2) });
    await aVacancy(portal, companyId, { title: 'Serveerster', ...at(1) });
    await aVacancy(portal, companyId, { title: 'Plumber', ...at(9) });
    await guessOccupations(portal.db);
    const { similar } = (await portal.call('GET', `/vacancies/${self}`)).json<Vacancy>();
    expect(similar.map(({ title }) => title)).toEqual(['Serveerster', 'Bartender', 'Waiting list clerk']);
  });
});
