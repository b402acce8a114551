import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anOwnVacancy, anApiError, flushPromises } from '@cpa/shared/testing';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { createVacanciesSaga, ownVacancies, selectVacancies } from './ownVacancies.ts';

const cook = anOwnVacancy({ id: 7, title: 'Line Cook' });
const barista = anOwnVacancy({ id: 8, title: 'Barista' });

function open(own: VacanciesApi['own']) {
  const store = createPortalStore();
  store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga({ own }));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read };
}

describe('vacancies state', () => {
  it('keeps the order of the server', async () => {
    const { store, read } = open(async () => ({ vacancies: [barista, cook] }));
    store.dispatch(ownVacancies.opened());
    expect(read(ownVacancies.select).status).toBe('loading');
    await flushPromises();
    expect(read(selectVacancies)).toEqual([barista, cook]);
  });

  it('keeps the loaded list during a reload', async () => {
    const reload = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockResolvedValueOnce({ vacancies: [cook] }).mockReturnValueOnce(reload.promise);
    const { store, read } = open(own);
    store.dispatch(ownVacancies.opened());
    await flushPromises();
    store.dispatch(ownVacancies.opened());
    expect(read(ownVacancies.select).status).toBe('loaded');
    reload.resolve({ vacancies: [barista] });
    await flushPromises();
    expect(read(selectVacancies)).toEqual([barista]);
  });

  it('stores the error when loading fails and recovers on retry', async () => {
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockRejectedValueOnce(anApiError(503)).mockResolvedValueOnce({ vacancies: [cook] });
    const { store, read } = open(own);
    store.dispatch(ownVacancies.opened());
    await flushPromises();
    expect(read(ownVacancies.select).error?.status).toBe(503);
    store.dispatch(ownVacancies.opened());
    await flushPromises();
    expect(read(ownVacancies.select).status).toBe('loaded');
    expect(read(ownVacancies.select).error).toBeNull();
  });

  it('ignores a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ vacancies: [barista] });
    const { store, read } = open(own);
    store.dispatch(ownVacancies.opened());
    store.dispatch(ownVacancies.opened());
    await flushPromises();
    slow.resolve({ vacancies: [cook] });
    await flushPromises();
    expect(read(selectVacancies)).toEqual([barista]);
  });

  it('resets at sign-out and ignores a response that arrives later', async () => {
    const slow = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const { store, read } = open(() => slow.promise);
    store.dispatch(ownVacancies.opened());
    store.dispatch(signedOut());
    slow.resolve({ vacancies: [cook] });
    await flushPromises();
    expect(read(selectVacancies)).toEqual([]);
  });
});
