import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anOwnVacancy, aRefusal, settled } from '@cpa/shared/testing';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { createVacanciesSaga } from './vacanciesSaga.ts';
import {
  listOpened,
  selectVacancies,
  selectVacanciesFailure,
  selectVacanciesStatus,
} from './vacanciesSlice.ts';

const cook = anOwnVacancy({ id: 7, title: 'Line Cook' });
const barista = anOwnVacancy({ id: 8, title: 'Barista' });

function open(own: VacanciesApi['own']) {
  const store = createPortalStore();
  store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga({ own }));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read };
}

describe('the company’s own vacancies', () => {
  it('come in the order of the server', async () => {
    const { store, read } = open(async () => ({ vacancies: [barista, cook] }));
    store.dispatch(listOpened());
    expect(read(selectVacanciesStatus)).toBe('loading');
    await settled();
    expect(read(selectVacancies)).toEqual([barista, cook]);
  });

  it('stay on screen while they are read again', async () => {
    const again = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockResolvedValueOnce({ vacancies: [cook] }).mockReturnValueOnce(again.promise);
    const { store, read } = open(own);
    store.dispatch(listOpened());
    await settled();
    store.dispatch(listOpened());
    expect(read(selectVacanciesStatus)).toBe('loaded');
    again.resolve({ vacancies: [barista] });
    await settled();
    expect(read(selectVacancies)).toEqual([barista]);
  });

  it('tell why they could not be read, and come after another try', async () => {
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockRejectedValueOnce(aRefusal(503)).mockResolvedValueOnce({ vacancies: [cook] });
    const { store, read } = open(own);
    store.dispatch(listOpened());
    await settled();
    expect(read(selectVacanciesFailure)?.status).toBe(503);
    store.dispatch(listOpened());
    await settled();
    expect(read(selectVacanciesStatus)).toBe('loaded');
    expect(read(selectVacanciesFailure)).toBeNull();
  });

  it('ignore an answer that a newer visit has overtaken', async () => {
    const slow = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const own = jest.fn<ReturnType<VacanciesApi['own']>, []>();
    own.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ vacancies: [barista] });
    const { store, read } = open(own);
    store.dispatch(listOpened());
    store.dispatch(listOpened());
    await settled();
    slow.resolve({ vacancies: [cook] });
    await settled();
    expect(read(selectVacancies)).toEqual([barista]);
  });

  it('are gone after signing out, also what was still on its way', async () => {
    const slow = Promise.withResolvers<{ vacancies: (typeof cook)[] }>();
    const { store, read } = open(() => slow.promise);
    store.dispatch(listOpened());
    store.dispatch(signedOut());
    slow.resolve({ vacancies: [cook] });
    await settled();
    expect(read(selectVacancies)).toEqual([]);
  });
});
