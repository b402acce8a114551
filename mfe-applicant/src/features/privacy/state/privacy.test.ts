import type { BlockedCompanies, NotificationSettings } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicant, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { PrivacyApi } from '../api/privacyApi.ts';
import { createPrivacySaga } from './privacySaga.ts';
import { events, PARTS, selectPrivacy } from './privacySlice.ts';

const aCompany = (id: number) => ({ id, name: `Company ${id}`, slug: `company-${id}`, logo: null });
const stored = {
  applications: 1,
  open_applications: 1,
  resumes: 0,
  file_bytes: 0,
  has_photo: false,
  saved_vacancies: 0,
  search_alerts: 0,
  last_exported_at: null,
};
const settings: NotificationSettings['settings'] = [
  { topic: 'application_updates', delivery: 'at_once', choices: ['at_once', 'never'] },
];
const night = { from: '22:00', to: '07:00' };
const message = { message: 'Done.' };

function open(overrides: Partial<PrivacyApi> = {}) {
  const calls: unknown[][] = [];
  const respond =
    (name: string, response: unknown) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values]);
      return response as never;
    };
  const api: PrivacyApi = {
    sessions: respond('sessions', { sessions: [] }),
    endSession: respond('endSession', { sessions: [] }),
    endOtherSessions: respond('endOtherSessions', { sessions: [] }),
    identities: respond('identities', { identities: [], can_unlink: true }),
    unlink: respond('unlink', { identities: [], can_unlink: true }),
    changePassword: respond('changePassword', message),
    settings: respond('settings', { settings, quiet_hours: null }),
    saveSetting: respond('saveSetting', { settings }),
    saveQuietHours: respond('saveQuietHours', { settings, quiet_hours: night }),
    stored: respond('stored', stored),
    export: respond('export', new Blob()),
    erase: respond('erase', message),
    profile: respond('profile', anApplicant({ visibility: 'hidden' })),
    saveVisibility: respond('saveVisibility', anApplicant()),
    blocked: respond('blocked', { companies: [] }),
    block: respond('block', { companies: [aCompany(7)] }),
    unblock: respond('unblock', { companies: [] }),
    searchCompanies: respond('searchCompanies', { data: [] }),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  const files: string[] = [];
  const visits: string[] = [];
  const saga = createPrivacySaga({
    api,
    toasts,
    session: { end: () => void visits.push('end') },
    navigation: { navigate: (to) => void visits.push(to) },
    save: (_, name) => void files.push(name),
  });
  store.runFeatureSaga('applicant/privacy', saga);
  const state = () => selectPrivacy(store.getState() as object);
  const said = () => toasts.shown.map(({ kind }) => kind);
  const names = () => calls.map(([name]) => name);
  return { store, toasts, calls, names, files, visits, state, said };
}

const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));
const rejected = (errors: Record<string, string[]>) => () =>
  Promise.reject(anApiError(422, { message: 'Check your input.', errors }));

describe('parts of the privacy page', () => {
  it('fail on their own and are read again on retry', async () => {
    const blocked = jest.fn<Promise<BlockedCompanies>, []>().mockImplementationOnce(away);
    const { store, state } = open({ blocked: blocked.mockResolvedValue({ companies: [aCompany(7)] }) });
    for (const part of PARTS) store.dispatch(events.partRequested(part));
    await flushPromises();
    expect(Object.keys(state().errors)).toEqual(['blocked']);
    expect(state().parts).toMatchObject({ stored, visibility: 'hidden', sessions: [], settings });
    store.dispatch(events.partRequested('blocked'));
    expect(state().errors).toEqual({});
    await flushPromises();
    expect(state().parts.blocked).toEqual([aCompany(7)]);
  });

  it('are complete without a profile, not when the profile cannot be read', async () => {
    const missing = open({ profile: () => Promise.reject(anApiError(404)) });
    missing.store.dispatch(events.partRequested('visibility'));
    await flushPromises();
    expect([missing.state().parts.visibility, missing.state().errors]).toEqual([null, {}]);
    const failing = open({ profile: away });
    failing.store.dispatch(events.partRequested('visibility'));
    await flushPromises();
    expect(failing.state().parts.visibility).toBeUndefined();
    expect(failing.state().errors.visibility).toMatchObject({ status: 503 });
  });

  it('are empty after sign-out, also when a response arrives later', async () => {
    const late = Promise.withResolvers<never>();
    const { store, state } = open({ stored: () => late.promise });
    store.dispatch(events.partRequested('settings'));
    store.dispatch(events.partRequested('stored'));
    await flushPromises();
    expect(state().parts.settings).toEqual(settings);
    store.dispatch(signedOut());
    late.resolve(stored as never);
    await flushPromises();
    expect(state().parts).toEqual({});
  });
});

describe('search for a company to block', () => {
  const search = async (responses: Partial<PrivacyApi>) => {
    const opened = open(responses);
    const type = async (query: string) => {
      opened.store.dispatch(events.companyQueryChanged(query));
      await jest.advanceTimersByTimeAsync(300);
    };
    return { ...opened, type };
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for a pause in typing, sends the trimmed query and shows five companies', async () => {
    const found = [1, 2, 3, 4, 5, 6].map(aCompany);
    const searchCompanies = jest.fn(async () => ({ data: found }) as never);
    const { store, state, type } = await search({ searchCompanies });
    store.dispatch(events.companyQueryChanged('d'));
    await type(' di ');
    expect(searchCompanies.mock.calls).toEqual([['di']]);
    expect(state().found?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('ignores a response that arrives after a newer query or after the query was cleared', async () => {
    const late: Record<string, (companies: unknown) => void> = {};
    const { state, type } = await search({
      searchCompanies: (query) => new Promise((resolve) => void (late[query] = resolve as never)),
    });
    await type('di');
    await type('divi');
    late['divi']!({ data: [aCompany(2)] });
    late['di']!({ data: [aCompany(1)] });
    await jest.advanceTimersByTimeAsync(0);
    expect(state().found).toEqual([aCompany(2)]);
    await type('bahia');
    await type(' ');
    late['bahia']!({ data: [aCompany(3)] });
    await jest.advanceTimersByTimeAsync(0);
    expect(state().found).toBeNull();
  });

  it('says that nothing was found only about the query that was searched', async () => {
    const { store, state, type } = await search({ searchCompanies: async () => ({ data: [] }) as never });
    await type('xyz');
    expect(state().found).toEqual([]);
    store.dispatch(events.companyQueryChanged('divi'));
    expect(state().found).toBeNull();
  });

  it('reads nothing for an empty query, and says when it fails', async () => {
    const searchCompanies = jest.fn(away);
    const { said, type } = await search({ searchCompanies });
    await type('  ');
    expect(searchCompanies).not.toHaveBeenCalled();
    await type('divi');
    expect(said()).toEqual(['error']);
  });

  it('finds nothing for the next account', async () => {
    const late = Promise.withResolvers<never>();
    const { store, state, type } = await search({ searchCompanies: () => late.promise });
    await type('divi');
    store.dispatch(signedOut());
    late.resolve({ data: [aCompany(1)] } as never);
    await jest.advanceTimersByTimeAsync(0);
    expect(state().found).toBeNull();
  });
});

describe('changes on the privacy page', () => {
  it('shows a choice at once and the last of two', async () => {
    const { store, state, calls, said } = open();
    store.dispatch(events.visibilityChosen('searchable'));
    store.dispatch(events.visibilityChosen('companies_i_applied_to'));
    expect(state()).toMatchObject({ working: 'visibility', parts: { visibility: 'companies_i_applied_to' } });
    await flushPromises();
    expect(calls.at(-1)).toEqual(['saveVisibility', 'companies_i_applied_to']);
    expect([state().working, said()]).toEqual([null, ['success']]);
  });

  it('restores the setting of the server when a choice is not saved', async () => {
    const { store, state, said } = open({ saveSetting: away });
    store.dispatch(events.partRequested('settings'));
    await flushPromises();
    store.dispatch(events.deliveryChosen({ topic: 'application_updates', delivery: 'never' }));
    expect(state().parts.settings).toMatchObject([{ delivery: 'never' }]);
    await flushPromises();
    expect(state().parts.settings).toMatchObject([{ delivery: 'at_once' }]);
    expect([state().working, said()]).toEqual([null, ['error']]);
  });

  it('saves the quiet hours, and shows the saved ones when that fails', async () => {
    const { store, state, calls, said } = open();
    store.dispatch(events.quietHoursChosen(night));
    await flushPromises();
    expect([calls.at(-1), state().parts.quiet_hours]).toEqual([['saveQuietHours', night], night]);
    const failing = open({ saveQuietHours: away });
    failing.store.dispatch(events.quietHoursChosen(night));
    expect(failing.state().parts.quiet_hours).toEqual(night);
    await flushPromises();
    expect(failing.state().parts.quiet_hours).toBeNull();
    expect([said(), failing.said()]).toEqual([['success'], ['error']]);
  });

  it('blocks and unblocks a company, and marks only its row as busy', async () => {
    const { store, state } = open();
    store.dispatch(events.blockRequested(7));
    expect(state().working).toBe('company-7');
    await flushPromises();
    expect([state().parts.blocked, state().working]).toEqual([[aCompany(7)], null]);
    store.dispatch(events.unblockRequested(7));
    await flushPromises();
    expect(state().parts.blocked).toEqual([]);
  });

  it('reads the sessions again after the password was changed', async () => {
    const { store, state, calls } = open();
    store.dispatch(events.passwordSubmitted({ current: 'old', password: 'new' }));
    await flushPromises();
    expect(calls).toEqual([['changePassword', 'old', 'new'], ['sessions']]);
    expect(state().passwordChanges).toBe(1);
  });

  it('shows an error at its field without a toast, and forgets it with the next form', async () => {
    const errors = { current: ['This is not your password.'] };
    const { store, state, said } = open({ changePassword: rejected(errors), endOtherSessions: away });
    store.dispatch(events.passwordSubmitted({ current: 'old', password: 'new' }));
    await flushPromises();
    expect([state().failure?.errors, state().working, said()]).toEqual([errors, null, []]);
    store.dispatch(events.othersEndRequested());
    expect(state().failure).toBeNull();
    await flushPromises();
    expect([state().working, said()]).toEqual([null, ['error']]);
  });

  it('saves the copy of the data and reads when it was made', async () => {
    const { store, state, calls, files } = open();
    store.dispatch(events.exportRequested('pdf'));
    store.dispatch(events.exportRequested('json'));
    await flushPromises();
    expect(calls).toEqual([['export', 'pdf'], ['stored']]);
    expect([files, state().copies]).toEqual([['career-portal-aruba.pdf'], 1]);
  });
});

describe('deleting the data', () => {
  it('asks the server once, ends the session and then shows what was deleted', async () => {
    const { store, calls, visits } = open();
    store.dispatch(events.eraseSubmitted('secret'));
    store.dispatch(events.eraseSubmitted('secret'));
    await flushPromises();
    expect(calls).toEqual([['erase', 'secret']]);
    expect(visits).toEqual(['end', '/applicant/data-deleted']);
  });

  it('ends no session when the data was not deleted', async () => {
    const { store, state, visits, toasts } = open({ erase: away });
    store.dispatch(events.eraseSubmitted('secret'));
    await flushPromises();
    expect([visits, state().working]).toEqual([[], null]);
    expect(toasts.shown).toMatchObject([
      { kind: 'error', title: 'Failed to delete applicant data', description: 'Away.' },
    ]);
  });

  it('saves no export and shows no sessions for the next user', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { store, files, state } = open({ export: () => promise, endOtherSessions: () => promise });
    store.dispatch(events.exportRequested('json'));
    store.dispatch(events.othersEndRequested());
    store.dispatch(signedOut());
    resolve({ sessions: [{ id: 'of another person' }] } as never);
    await flushPromises();
    expect(files).toEqual([]);
    expect(state().parts.sessions).toBeUndefined();
  });
});
