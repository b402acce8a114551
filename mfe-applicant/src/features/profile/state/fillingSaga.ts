import type { Applicant, ApplicantUpdate } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import { whileSignedIn } from '@cpa/shared/store';
import { createAction } from '@reduxjs/toolkit';
import { call, put, select, take, takeLeading } from 'typed-redux-saga';
import type { ProfileApi } from '../api/profileApi.ts';
import { sectionIds } from '../model/sections.ts';
import { events, selectProfileOptions, selectSectionSave } from './profileSlice.ts';

/** The applicant takes over what a resume has. `toUpdate` comes with the dialog, whose code loads late. */
export const fillRequested = createAction<{
  toUpdate: (own: Applicant) => ApplicantUpdate;
  accountName: string;
}>('applicantProfile/fillRequested');

/** Adds to the profile as it is now: another page may have changed or created it since this one was loaded. */
export function createFillingSaga(api: Pick<ProfileApi, 'own' | 'create'>) {
  return function* fillingSaga() {
    yield* takeLeading(fillRequested, whileSignedIn(fill, failed));
  };

  function* fill({ payload: { toUpdate, accountName } }: ReturnType<typeof fillRequested>) {
    while (yield* isSaving()) yield* take([events.saved, events.saveFailed]);
    const data = yield* call(readOrCreate, accountName);
    const options = yield* select(selectProfileOptions);
    yield* put(events.profileLoaded({ data, options, at: Date.now() }));
    yield* put(events.saveRequested({ section: 'filling', update: toUpdate(data) }));
  }

  function* isSaving() {
    for (const section of sectionIds)
      if ((yield* select((root: object) => selectSectionSave(root, section)))?.isSaving) return true;
    return false;
  }

  async function readOrCreate(name: string): Promise<Applicant> {
    try {
      return await api.own();
    } catch (error) {
      if (toApiErrorData(error).status !== 404) throw error;
      return await api.create({ name });
    }
  }

  function* failed(error: unknown) {
    yield* put(events.saveFailed({ section: 'filling', error: toApiErrorData(error) }));
  }
}
