import type { RecruiterVacancy, VacancyUpdate } from '@cpa/shared/contracts';
import { ApiError } from '@cpa/shared/http';
import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aHost, anApiError, aRecruiterProfile, fakeToasts } from '@cpa/shared/testing';
import type { EditorApi } from '../api/editorApi.ts';
import { readDeviceDraft } from '../state/deviceDrafts.ts';
import { createEditorSaga } from '../state/editorSaga.ts';
import { events, selectEditor } from '../state/editorSlice.ts';
import { aRecruiterVacancy, fakeEditorApi } from './fakeEditorApi.ts';

/** Advances fake timers. */
export const pass = async (ms = 0) => await jest.advanceTimersByTimeAsync(ms);
export const rejected = (...problem: Parameters<typeof anApiError>) => Promise.reject(anApiError(...problem));
export const offline = () =>
  Promise.reject(new ApiError({ ...anApiError(0).data, kind: 'network', code: 'network' }));

/** Opens the editor on a real store with its saga. The API has the given responses. */
export async function openEditor(responses: Partial<EditorApi>, id: number | null = 7) {
  const store = createPortalStore();
  const profile = aRecruiterProfile();
  store.dispatch(profileLoaded(profile));
  const navigated: string[] = [];
  const api = fakeEditorApi({ vacancy: async () => aRecruiterVacancy(), ...responses });
  const navigation = { navigate: (to: string) => void navigated.push(to) };
  const links = aHost({ links: { sponsor: '/plans/13?vacancy=:vacancy&step=2' } }).links;
  store.runFeatureSaga(
    'recruiter/vacancy-editor',
    createEditorSaga(api, { toasts: fakeToasts(), navigation, links }),
  );
  store.dispatch(events.editorOpened({ id }));
  await pass();
  const editor = () => selectEditor(store.getState() as object);
  const device = (vacancyId: number | null = id) => readDeviceDraft(profile.id, vacancyId);
  return { store, editor, device, navigated };
}

/** Collects the bodies of updates and responds with the next version. */
export function updates() {
  const bodies: VacancyUpdate[] = [];
  const update = async (_: number, body: VacancyUpdate): Promise<RecruiterVacancy> => {
    bodies.push(body);
    return aRecruiterVacancy({ title: body.title!, version: bodies.length + 1 });
  };
  return { bodies, update };
}
