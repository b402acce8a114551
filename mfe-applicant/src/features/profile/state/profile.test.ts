import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicant, someOptions, anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ProfileApi } from '../api/profileApi.ts';
import { fakeProfileApi } from '../testing/fakeProfileApi.ts';
import { createProfileSaga } from './profileSaga.ts';
import {
  events,
  selectApplicant,
  selectProfileOptions,
  selectProfileStatus,
  selectSectionSave,
} from './profileSlice.ts';

const wever = anApplicant({ name: 'Ruben Wever' });
const contactSave = (state: object) => selectSectionSave(state, 'contact');
const options = someOptions({ districts: [{ id: 3, name: 'Paradera' }] });

function open(answers: Partial<ProfileApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const reloadProfile = jest.fn();
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  const api = fakeProfileApi({ own: async () => wever, options: async () => options, ...answers });
  const session = { reloadProfile, end: jest.fn(), require: unexpected, signInPath: () => '' };
  store.runFeatureSaga('applicant/profile', createProfileSaga(api, { toasts, session }));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, read, reloadProfile };
}

describe('profile state', () => {
  it('loads the profile and the districts', async () => {
    const { store, read } = open({});
    store.dispatch(events.profileOpened());
    await flushPromises();
    expect(read(selectApplicant)).toEqual(wever);
    expect(read(selectProfileOptions).districts).toEqual([{ id: 3, name: 'Paradera' }]);
  });

  it('shows a toast when loading fails', async () => {
    const { store, read, toasts } = open({ own: () => Promise.reject(anApiError(500, { message: 'Oops' })) });
    store.dispatch(events.profileOpened());
    await flushPromises();
    expect(read(selectProfileStatus)).toBe('failed');
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'Failed to load applicant profile', description: 'Oops' },
    ]);
  });

  it('updates the profile and reloads the session profile', async () => {
    const update = jest.fn(async () => ({ ...wever, headline: 'Chef' }));
    const { store, read, toasts, reloadProfile } = open({ update });
    store.dispatch(events.profileOpened());
    await flushPromises();
    store.dispatch(events.saveRequested({ section: 'contact', update: { headline: 'Chef' } }));
    expect(toasts.shown.at(-1)).toEqual({ kind: 'progress', title: 'Updating profile...' });
    expect(read(contactSave)).toEqual({ isSaving: true, error: null });
    await flushPromises();
    expect(update).toHaveBeenCalledWith({ headline: 'Chef' });
    expect(read(selectApplicant)?.headline).toBe('Chef');
    expect(read(contactSave)).toBeUndefined();
    expect(reloadProfile).toHaveBeenCalledTimes(1);
    expect(toasts.shown.at(-1)).toEqual({ kind: 'success', title: 'Profile updated successfully' });
  });

  it('creates a missing profile on the first save and updates it afterwards', async () => {
    const create = jest.fn(async () => wever);
    const update = jest.fn(async () => wever);
    const { store, read } = open({ own: () => Promise.reject(anApiError(404)), create, update });
    store.dispatch(events.profileOpened());
    await flushPromises();
    expect(read(selectProfileStatus)).toBe('missing');
    store.dispatch(events.saveRequested({ section: 'contact', update: { name: 'Ruben Wever' } }));
    await flushPromises();
    store.dispatch(events.saveRequested({ section: 'contact', update: { name: 'Ruben' } }));
    await flushPromises();
    expect(create).toHaveBeenCalledTimes(1);
    expect(update).toHaveBeenCalledTimes(1);
    expect(read(selectProfileStatus)).toBe('loaded');
  });

  it('stores field errors when the server rejects the update', async () => {
    const errors = { phone: ['Not a phone number.'] };
    const { store, read, toasts } = open({
      update: () => Promise.reject(anApiError(422, { message: 'Please check the form.', errors })),
    });
    store.dispatch(events.profileOpened());
    await flushPromises();
    store.dispatch(events.saveRequested({ section: 'contact', update: { phone: '+1' } }));
    await flushPromises();
    expect(read(contactSave)).toMatchObject({ isSaving: false, error: { errors } });
    expect(toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update applicant profile',
      description: 'Please check the form.',
    });
  });

  it('keeps the newer section when responses arrive out of order', async () => {
    const slow = Promise.withResolvers<typeof wever>();
    const answers = [slow.promise, Promise.resolve({ ...wever, about: 'New.' })];
    const { store, read } = open({ update: () => answers.shift()! });
    store.dispatch(events.profileOpened());
    await flushPromises();
    store.dispatch(
      events.saveRequested({ section: 'contact', update: { headline: 'Chef', district_id: 3 } }),
    );
    store.dispatch(events.saveRequested({ section: 'about', update: { about: 'New.' } }));
    await flushPromises();
    slow.resolve({ ...wever, headline: 'Chef', district_id: 3, district: { id: 3, name: 'Paradera' } });
    await flushPromises();
    expect(read(selectApplicant)).toMatchObject({
      headline: 'Chef',
      about: 'New.',
      district: { name: 'Paradera' },
    });
  });

  it('treats only a 404 as a missing profile', async () => {
    const missing = open({ own: () => Promise.reject(anApiError(404)) });
    missing.store.dispatch(events.profileOpened());
    await flushPromises();
    expect(missing.read(selectProfileStatus)).toBe('missing');
    const denied = open({ own: () => Promise.reject(anApiError(429)) });
    denied.store.dispatch(events.profileOpened());
    await flushPromises();
    expect(denied.read(selectProfileStatus)).toBe('failed');
    denied.store.dispatch(events.profileOpened());
    expect(denied.read(selectProfileStatus)).toBe('loading');
  });

  it('updates the names that belong to a changed district and education', async () => {
    const saved = { ...wever, district_id: 3, district: { id: 3, name: 'Paradera' }, about: 'Old tab.' };
    const { store, read } = open({ update: async () => saved });
    store.dispatch(events.profileOpened());
    await flushPromises();
    store.dispatch(events.saveRequested({ section: 'contact', update: { district_id: 3 } }));
    await flushPromises();
    expect(read(selectApplicant)).toEqual({ ...wever, district_id: 3, district: saved.district });
  });

  it('names a profile that could not be created, and one that could not be updated', async () => {
    const failing = () => Promise.reject(anApiError(503, { message: 'Away.' }));
    for (const [own, title] of [
      [() => Promise.reject(anApiError(404)), 'Failed to create applicant'],
      [async () => wever, 'Failed to update applicant profile'],
    ] as const) {
      const { store, toasts, reloadProfile } = open({ own, create: failing, update: failing });
      store.dispatch(events.profileOpened());
      await flushPromises();
      store.dispatch(events.saveRequested({ section: 'contact', update: { headline: 'Chef' } }));
      await flushPromises();
      expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', title, description: 'Away.' });
      expect(reloadProfile).not.toHaveBeenCalled();
    }
  });

  it('forgets an error with the next attempt and when the form is closed', async () => {
    const late = Promise.withResolvers<never>();
    const update = jest.fn<Promise<never>, []>(() => late.promise);
    const { store, read } = open({ update: update.mockRejectedValueOnce(anApiError(503)) });
    store.dispatch(events.profileOpened());
    await flushPromises();
    const save = events.saveRequested({ section: 'contact', update: { headline: 'Chef' } });
    store.dispatch(save);
    await flushPromises();
    expect(read(contactSave)).toMatchObject({ isSaving: false, error: { status: 503 } });
    store.dispatch(save);
    expect(read(contactSave)).toEqual({ isSaving: true, error: null });
    store.dispatch(events.editingClosed('contact'));
    expect(read(contactSave)).toBeUndefined();
  });

  it('does not say that something was saved after sign-out', async () => {
    const late = Promise.withResolvers<typeof wever>();
    const { store, read, toasts, reloadProfile } = open({ update: () => late.promise });
    store.dispatch(events.profileOpened());
    await flushPromises();
    store.dispatch(events.saveRequested({ section: 'contact', update: { headline: 'Chef' } }));
    store.dispatch(signedOut());
    late.resolve(wever);
    await flushPromises();
    expect([read(selectApplicant), toasts.shown.filter(({ kind }) => kind === 'success')]).toEqual([
      null,
      [],
    ]);
    expect(reloadProfile).not.toHaveBeenCalled();
  });

  it('resets at sign-out and ignores a response that arrives later', async () => {
    const slow = Promise.withResolvers<typeof wever>();
    const { store, read } = open({ own: () => slow.promise });
    store.dispatch(events.profileOpened());
    store.dispatch(signedOut());
    slow.resolve(wever);
    await flushPromises();
    expect(read(selectApplicant)).toBeNull();
  });
});
