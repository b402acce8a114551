import type { LightMyRequestResponse } from 'fastify';
import type { Problem, RecruiterVacancy, Vacancy, VacancyPage } from '@cpa/shared/contracts';
import { guessLanguages } from '../../src/domains/vacancies/text-language/guessLanguages.service.ts';
import { FULL_VACANCY } from '../support/aFullVacancy.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const DUTCH = {
  title: 'Kok',
  description: 'Je kookt voor de gasten van het hotel en houdt de keuken schoon.',
  requirements: '',
  benefits: '',
};
const PAPIAMENTO = {
  title: 'Coki',
  description: 'Bo ta cushina pa e huespednan di e hotel y ta tene e cushina limpi.',
  requirements: '- Dos aña di experiencia',
  benefits: '',
};

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
});
beforeEach(async () => {
  await portal.pool.query('delete from vacancies');
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const post = async (path: string, body: object) =>
  await portal.call('POST', `/recruiter/vacancy${path}`, { token: recruiter.token, body });
const created = async (body: object = {}) =>
  (await post('', { company_id: companyId, ...FULL_VACANCY, ...body })).json<RecruiterVacancy>();
const errorsOf = (response: LightMyRequestResponse) => response.json<Problem>().errors;

describe('the language of a text', () => {
  test('is guessed from the text until the recruiter chooses one', async () => {
    const vacancy = await created();
    expect(vacancy).toMatchObject({ text_language: 'en', is_language_guessed: true });
    const dutch = (await post(`/${vacancy.id}`, DUTCH)).json();
    expect(dutch).toMatchObject({ text_language: 'nl', is_language_guessed: true });
    const chosen = (await post(`/${vacancy.id}`, { text_language: 'es' })).json();
    expect(chosen).toMatchObject({ text_language: 'es', is_language_guessed: false });
    const edited = (await post(`/${vacancy.id}`, PAPIAMENTO)).json();
    expect(edited).toMatchObject({ text_language: 'es', is_language_guessed: false });
    const automatic = (await post(`/${vacancy.id}`, { text_language: null })).json();
    expect(automatic).toMatchObject({ text_language: 'pap', is_language_guessed: true });
  });

  test('is guessed by the job for older vacancies', async () => {
    const dutch = await aVacancy(portal, companyId, DUTCH);
    const english = await aVacancy(portal, companyId, { text_language: 'es' });
    await portal.pool.query('delete from changed_pages; delete from realtime_events');
    expect((await guessLanguages(portal.db)).guessed).toBe(2);
    const languageOf = async (id: number) =>
      (await portal.call('GET', `/vacancies/${id}`)).json<Vacancy>().text_language;
    expect([await languageOf(dutch), await languageOf(english)]).toEqual(['nl', 'es']);
    expect((await guessLanguages(portal.db)).guessed).toBe(0);
    // Search engines and page caches are notified only of a vacancy that was shown in English.
    const { rows } = await portal.pool.query('select id from changed_pages');
    expect(rows).toEqual([{ id: dutch }]);
    expect((await portal.pool.query('select from realtime_events')).rowCount).toBe(1);
  });
});

describe('a text whose language cannot be guessed', () => {
  const languageOf = async (id: number) =>
    (await portal.call('GET', `/vacancies/${id}`)).json<Vacancy>().text_language;
  const UNKNOWN = { title: 'Barista', description: 'Barista 40h', requirements: '', benefits: '' };

  test('has no language, for readers and for its company', async () => {
    const draft = await created(UNKNOWN);
    expect(draft).not.toHaveProperty('text_language');
    const id = await aVacancy(portal, companyId, UNKNOWN);
    expect((await guessLanguages(portal.db)).guessed).toBe(0);
    expect(await languageOf(id)).toBeUndefined();
    const list = (await portal.call('GET', '/vacancies')).json<VacancyPage>();
    expect(list.data.find((card) => card.id === id)).not.toHaveProperty('text_language');
  });

  test('is announced when the recruiter says that it is English', async () => {
    const id = await aVacancy(portal, companyId, UNKNOWN);
    await portal.pool.query('delete from changed_pages');
    await portal.pool.query("update vacancies set text_language = 'en' where id = $1", [id]);
    expect((await portal.pool.query('select id from changed_pages')).rows).toEqual([{ id }]);
  });
});

describe('versions in other languages', () => {
  test('are added, edited and removed with the text', async () => {
    const { id, version } = await created({ translations: { nl: DUTCH } });
    const more = await post(`/${id}`, { version, translations: { nl: DUTCH, pap: PAPIAMENTO } });
    expect(more.json()).toMatchObject({
      version: version + 1,
      title: 'Sous Chef',
      translations: { nl: DUTCH, pap: PAPIAMENTO },
    });
    const kept = await post(`/${id}`, { title: 'Head Chef' });
    expect(kept.json<RecruiterVacancy>().translations).toEqual({ nl: DUTCH, pap: PAPIAMENTO });
    const stale = await post(`/${id}`, { version, translations: {} });
    expect([stale.statusCode, stale.json<Problem>().code]).toEqual([409, 'edit_conflict']);
    const removed = await post(`/${id}`, { translations: { pap: PAPIAMENTO } });
    expect(removed.json<RecruiterVacancy>().translations).toEqual({ pap: PAPIAMENTO });
  });

  test('have texts of the screening questions, without the answers that the company flags', async () => {
    const texts = { question: 'Waar wil je werken?', choices: { Kitchen: 'Keuken', Bar: '' } };
    const question = {
      id: 'where',
      question: 'Where do you want to work?',
      kind: 'choice',
      choices: ['Kitchen', 'Bar'],
      required: true,
      knock_out: ['Bar'],
    };
    const nl = { ...DUTCH, questions: { where: texts } };
    const draft = await created({ screening_questions: [question], translations: { nl } });
    expect(draft.translations).toEqual({ nl });
    const id = await aVacancy(portal, companyId, {
      screening_questions: JSON.stringify(draft.screening_questions),
      translations: JSON.stringify(draft.translations),
    });
    const shown = (await portal.call('GET', `/vacancies/${id}`)).json<Vacancy>();
    expect(shown.translations).toEqual({ nl });
    expect(shown.screening_questions[0]).not.toHaveProperty('knock_out');
    const tooLong = { ...nl, questions: { where: { ...texts, question: 'x'.repeat(301) } } };
    expect(errorsOf(await post(`/${draft.id}`, { translations: { nl: tooLong } }))).toHaveProperty([
      'translations.nl.questions.where.question',
    ]);
  });

  test('follow the rules of the text', async () => {
    const unfinished = { ...DUTCH, title: '', description: '' };
    const { id } = await created({ translations: { nl: unfinished } });
    const published = await post(`/${id}`, { status: 'open' });
    expect(published.statusCode).toBe(422);
    expect(Object.keys(errorsOf(published)!)).toEqual([
      'translations.nl.title',
      'translations.nl.description',
    ]);
    const link = { ...DUTCH, description: '[x](javascript:alert(1))' };
    for (const [body, field] of [
      [{ translations: { nl: link } }, 'translations.nl.description'],
      [{ translations: { nl: { ...DUTCH, title: 'x'.repeat(141) } } }, 'translations.nl.title'],
      [{ translations: { fr: DUTCH } }, 'translations.fr'],
      [{ text_language: 'nl' }, 'text_language'],
    ] as const) {
      const rejected = await post(`/${id}`, body);
      expect([rejected.statusCode, Object.keys(errorsOf(rejected)!)]).toEqual([422, [field]]);
    }
  });

  test('are not used to guess the language of the text', async () => {
    const vacancy = await created({ ...DUTCH, translations: { nl: DUTCH } });
    expect(vacancy).not.toMatchObject({ text_language: 'nl' });
  });

  test('reach readers whole on the page, and as titles in lists', async () => {
    const texts = { translations: JSON.stringify({ nl: DUTCH, pap: PAPIAMENTO }) };
    const cook = { occupation_key: 'cook', guessed_language: 'en' as const };
    const id = await aVacancy(portal, companyId, { ...texts, ...cook });
    const plain = await aVacancy(portal, companyId, cook);
    const page = (await portal.call('GET', `/vacancies/${id}`)).json<Vacancy>();
    expect(page).toMatchObject({ text_language: 'en', translations: { nl: DUTCH, pap: PAPIAMENTO } });
    expect(page.similar).toMatchObject([{ id: plain, text_language: 'en' }]);
    expect(page.similar[0]).not.toHaveProperty('translations');
    const list = (await portal.call('GET', '/vacancies')).json<VacancyPage>();
    expect(list.data.find((card) => card.id === id)?.translations).toEqual({
      nl: { title: 'Kok' },
      pap: { title: 'Coki' },
    });
  });
});
