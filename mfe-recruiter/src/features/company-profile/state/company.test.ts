import { createPortalStore } from '@cpa/shared/store';
import { aCompany, aHost, anApiError, someOptions } from '@cpa/shared/testing';
import type { CompanyApi } from '../api/companyApi.ts';
import { createCompanySaga } from './companySaga.ts';
import { events } from './companySlice.ts';

const company = { ...aCompany({ id: 3 }), careers_url: null, membership: 'owner' as const };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function open(companyId: number | null, overrides: Partial<CompanyApi> = {}) {
  const store = createPortalStore();
  const host = aHost();
  const openDocument = jest.fn();
  const api: CompanyApi = {
    company: async () => company,
    options: async () => someOptions(),
    create: async () => company,
    update: async () => company,
    addPicture: async () => company,
    changeCaption: async () => company,
    removePicture: async () => company,
    ...overrides,
  };
  store.runFeatureSaga('recruiter/company', createCompanySaga(api, host, openDocument));
  store.dispatch(events.editorOpened({ companyId }));
  await jest.advanceTimersByTimeAsync(0);
  store.dispatch(events.saveRequested(new FormData()));
  return { host, openDocument };
}

describe('saving a company', () => {
  it('reloads the page 1 s after an update', async () => {
    const { host, openDocument } = await open(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(host.toasts.shown).toMatchObject([{ kind: 'success' }]);
    expect(openDocument).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(openDocument.mock.calls).toEqual([[null]]);
  });

  it('opens the dashboard 1 s after a company was created', async () => {
    const { host, openDocument } = await open(null);
    await jest.advanceTimersByTimeAsync(1000);
    expect(openDocument.mock.calls).toEqual([['/recruiter-dashboard']]);
    expect(host.profileReloads()).toBe(1);
  });

  it('reloads nothing after a failure', async () => {
    const update = async () => Promise.reject(anApiError(503));
    const { host, openDocument } = await open(3, { update });
    await jest.advanceTimersByTimeAsync(2000);
    expect(host.toasts.shown).toMatchObject([{ kind: 'error' }]);
    expect(openDocument).not.toHaveBeenCalled();
  });
});
