import { ApiError } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicant, anApiError, fakeToasts, flushPromises, someOptions } from '@cpa/shared/testing';
import type { ProfileApi } from '../api/profileApi.ts';
import { fakeProfileApi } from '../testing/fakeProfileApi.ts';
import { type FileFailure, fileErrorText } from './fileErrorText.ts';
import { createPhotoSaga } from './photoSaga.ts';
import { photoChosen, photoRemoveRequested, selectIsPhotoChanging, selectPhotoError } from './photoSlice.ts';
import { createProfileSaga } from './profileSaga.ts';
import { events as profileEvents, selectApplicant } from './profileSlice.ts';
import { createResumesSaga } from './resumesSaga.ts';
import { events as resumesEvents, selectPendingResumeChange, selectResumesError } from './resumesSlice.ts';

const wever = anApplicant({ name: 'Ruben Wever' });
const [first] = wever.resumes as [(typeof wever.resumes)[0]];
const second = { ...first, id: 82, file_name: 'kitchen.pdf', is_default: false };
const pdf = new File(['%PDF-1.7'], 'kitchen.pdf', { type: 'application/pdf' });
const jpeg = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

async function open(answers: Partial<ProfileApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const reloadProfile = jest.fn();
  const opened: string[] = [];
  const api = fakeProfileApi({ own: async () => wever, options: async () => someOptions(), ...answers });
  const session = {
    reloadProfile,
    end: jest.fn(),
    require: () => Promise.reject(new Error()),
    signInPath: () => '',
  };
  store.runFeatureSaga('applicant/profile', createProfileSaga(api, { toasts, session }));
  store.runFeatureSaga('applicant/photo', createPhotoSaga(api, { toasts, session }));
  const openUrl = (url: string) => void opened.push(url);
  store.runFeatureSaga('applicant/resumes', createResumesSaga(api, toasts, openUrl));
  store.dispatch(profileEvents.profileOpened());
  await flushPromises();
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  const names = () => read(selectApplicant)?.resumes.map(({ file_name }) => file_name);
  const errorOf = (selector: (state: object) => FileFailure | null) => fileErrorText(read(selector)!);
  return { store, toasts, read, errorOf, names, reloadProfile, opened };
}

describe('resumes state', () => {
  it('adds an uploaded resume to the list', async () => {
    const { store, read, names, toasts } = await open({ addResume: async () => second });
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    expect(read(selectPendingResumeChange)).toEqual({
      kind: 'uploading',
      fileName: 'kitchen.pdf',
      percent: 0,
    });
    await flushPromises();
    expect(read(selectPendingResumeChange)).toBeNull();
    expect(names()).toEqual(['kitchen.pdf', 'xiomara-croes.pdf']);
    expect(toasts.shown).toEqual([{ kind: 'success', title: 'kitchen.pdf was added' }]);
  });

  it('reports the progress of an upload', async () => {
    let report = (_fraction: number) => {};
    const { store, read } = await open({
      addResume: (_file, onUpload) => {
        report = onUpload!;
        return new Promise(() => {});
      },
    });
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    report(0.426);
    await flushPromises();
    expect(read(selectPendingResumeChange)).toMatchObject({ percent: 43 });
  });

  it('renames a resume', async () => {
    const renamed = { ...first, file_name: 'Hospitality CV.pdf' };
    const renameResume = jest.fn(async () => ({ ...wever, resumes: [renamed] }));
    const { store, names, toasts } = await open({ renameResume });
    store.dispatch(resumesEvents.renameRequested({ resume: first, name: 'Hospitality CV' }));
    await flushPromises();
    expect(renameResume).toHaveBeenCalledWith(81, 'Hospitality CV');
    expect(names()).toEqual(['Hospitality CV.pdf']);
    expect(toasts.shown).toEqual([{ kind: 'success', title: 'Renamed to Hospitality CV.pdf' }]);
  });

  it('does not upload a file of the wrong type', async () => {
    const { store, read, errorOf } = await open({});
    store.dispatch(resumesEvents.resumeChosen({ file: jpeg }));
    await flushPromises();
    expect(errorOf(selectResumesError)).toMatch(/^This is not a PDF or Word file/);
    expect(read(selectPendingResumeChange)).toBeNull();
  });

  it.each([
    ['the field error', { errors: { resume: ['Cannot be read.'] } }, 'Cannot be read.'],
    ['the message', { message: 'You have 10 resumes.' }, 'You have 10 resumes.'],
  ])('shows %s and keeps the list when the server rejects the file', async (_title, body, expected) => {
    const addResume = () => Promise.reject(anApiError(422, { message: 'Check it.', ...body }));
    const { store, errorOf, names } = await open({ addResume });
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    await flushPromises();
    expect(errorOf(selectResumesError)).toBe(expected);
    expect(names()).toEqual(['xiomara-croes.pdf']);
  });

  it('sets the default resume and removes a resume', async () => {
    const both = [
      { ...first, is_default: false },
      { ...second, is_default: true },
    ];
    const { store, read, names } = await open({
      makeDefaultResume: async () => ({ ...wever, resumes: both }),
      removeResume: async () => ({ ...wever, resumes: [] }),
    });
    store.dispatch(resumesEvents.defaultChosen(second));
    await flushPromises();
    expect(read(selectApplicant)?.resumes).toEqual(both);
    store.dispatch(resumesEvents.removeRequested(first));
    await flushPromises();
    expect(names()).toEqual([]);
  });

  it('ignores a change while another one is pending', async () => {
    const removeResume = jest.fn(async () => ({ ...wever, resumes: [] }));
    const { store } = await open({ addResume: () => new Promise(() => {}), removeResume });
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    store.dispatch(resumesEvents.removeRequested(first));
    await flushPromises();
    expect(removeResume).not.toHaveBeenCalled();
  });

  it('keeps an added resume when an older profile response arrives after it', async () => {
    const slow = Promise.withResolvers<typeof wever>();
    const { store, names, read } = await open({ update: () => slow.promise, addResume: async () => second });
    store.dispatch(profileEvents.saveRequested({ section: 'contact', update: { headline: 'Chef' } }));
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    await flushPromises();
    slow.resolve({ ...wever, headline: 'Chef' });
    await flushPromises();
    expect(read(selectApplicant)?.headline).toBe('Chef');
    expect(names()).toEqual(['kitchen.pdf', 'xiomara-croes.pdf']);
  });

  it('opens a resume by its link and shows a toast when there is none', async () => {
    const link = { url: '/api/files/resumes/81?token=t', expires_at: '2026-11-01T14:05:00.000Z' };
    const resumeLink = jest.fn(async () => link);
    const { store, toasts, opened } = await open({ resumeLink });
    store.dispatch(resumesEvents.openRequested(first));
    await flushPromises();
    expect(opened).toEqual([link.url]);
    resumeLink.mockRejectedValueOnce(anApiError(404, { message: 'This resume is not here.' }));
    store.dispatch(resumesEvents.openRequested(first));
    await flushPromises();
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'Failed to load resume', description: 'This resume is not here.' },
    ]);
    expect(opened).toHaveLength(1);
  });

  it('ignores an upload that finishes after sign-out', async () => {
    const slow = Promise.withResolvers<typeof second>();
    const { store, read, toasts } = await open({ addResume: () => slow.promise });
    store.dispatch(resumesEvents.resumeChosen({ file: pdf }));
    store.dispatch(signedOut());
    slow.resolve(second);
    await flushPromises();
    expect(read(selectPendingResumeChange)).toBeNull();
    expect(toasts.shown).toEqual([]);
  });
});

describe('photo state', () => {
  it('sets and removes the photo and reloads the session profile', async () => {
    const { store, read, reloadProfile } = await open({
      setPhoto: async () => ({ ...wever, photo: '/api/images/photos/a.webp' }),
      removePhoto: async () => wever,
    });
    store.dispatch(photoChosen({ file: jpeg }));
    expect(read(selectIsPhotoChanging)).toBe(true);
    await flushPromises();
    expect(read(selectApplicant)?.photo).toBe('/api/images/photos/a.webp');
    store.dispatch(photoRemoveRequested());
    await flushPromises();
    expect(read(selectApplicant)?.photo).toBeNull();
    expect(reloadProfile).toHaveBeenCalledTimes(2);
  });

  it('stores an error message for an invalid photo', async () => {
    const setPhoto = () => Promise.reject(anApiError(422, { errors: { photo: ['Too many pixels.'] } }));
    const { store, read, errorOf } = await open({ setPhoto });
    store.dispatch(photoChosen({ file: pdf }));
    await flushPromises();
    expect(errorOf(selectPhotoError)).toMatch(/^This image cannot be used/);
    store.dispatch(photoChosen({ file: jpeg }));
    await flushPromises();
    expect(errorOf(selectPhotoError)).toBe('Too many pixels.');
    expect(read(selectIsPhotoChanging)).toBe(false);
  });

  it('says why a photo was refused, and forgets it with the next one', async () => {
    const late = Promise.withResolvers<never>();
    const setPhoto = jest.fn<Promise<never>, []>(() => late.promise);
    const errors = { photo: ['This image cannot be read.'] };
    const { store, read, errorOf, toasts } = await open({
      setPhoto: setPhoto.mockRejectedValueOnce(anApiError(422, { message: 'Check your input.', errors })),
    });
    store.dispatch(photoChosen({ file: jpeg }));
    expect(read(selectIsPhotoChanging)).toBe(true);
    await flushPromises();
    expect([errorOf(selectPhotoError), read(selectIsPhotoChanging)]).toEqual([
      'This image cannot be read.',
      false,
    ]);
    store.dispatch(photoChosen({ file: jpeg }));
    expect([read(selectPhotoError), read(selectIsPhotoChanging)]).toEqual([null, true]);
    expect(toasts.shown).toEqual([]);
  });

  it('is not changed by a response that arrives after sign-out', async () => {
    const late = Promise.withResolvers<never>();
    const { store, read, toasts, reloadProfile } = await open({ setPhoto: () => late.promise });
    store.dispatch(photoChosen({ file: jpeg }));
    store.dispatch(signedOut());
    late.resolve({ photo: '/p.jpg' } as never);
    await flushPromises();
    expect([read(selectApplicant), toasts.shown]).toEqual([null, []]);
    expect(reloadProfile).not.toHaveBeenCalled();
  });
});

describe('errors of files', () => {
  it.each([
    [
      'the server’s reason',
      anApiError(422, { message: 'x', errors: { resume: ['It has a virus.'] } }),
      /virus/,
    ],
    ['the message', anApiError(413, { message: 'Too large for us.' }), /Too large for us/],
    ['the connection', new ApiError({ ...anApiError(0).data, kind: 'network' }), /connection/i],
  ])('name %s, until the next change', async (_, error, text) => {
    const renameResume = jest.fn<Promise<never>, []>(() => new Promise(() => {}));
    const { store, read, errorOf } = await open({ renameResume: renameResume.mockRejectedValueOnce(error) });
    store.dispatch(resumesEvents.renameRequested({ resume: first, name: 'New' }));
    await flushPromises();
    expect(errorOf(selectResumesError)).toMatch(text);
    store.dispatch(resumesEvents.renameRequested({ resume: first, name: 'New' }));
    expect(read(selectResumesError)).toBeNull();
  });

  it('open a resume once for two clicks', async () => {
    const resumeLink = jest.fn(async () => ({ url: '/r.pdf', expires_at: '2026-11-20T14:00:00.000Z' }));
    const { store, opened } = await open({ resumeLink });
    store.dispatch(resumesEvents.openRequested(first));
    store.dispatch(resumesEvents.openRequested(first));
    await flushPromises();
    expect(opened).toEqual(['/r.pdf']);
  });
});
