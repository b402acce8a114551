import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { all, call, put, select, take } from 'typed-redux-saga';
import type { EditorApi } from '../api/editorApi.ts';
import { selectCompanyId } from '../../../selected-company/selectedCompany.ts';
import { readDeviceDraft } from './deviceDrafts.ts';
import { events, selectEditor } from './editorSlice.ts';

/** Creates the worker that loads a vacancy, or an empty one, with the changes stored on this device. */
export function createOpenEditor(api: EditorApi) {
  return function* openEditor({ payload: { id } }: ReturnType<typeof events.editorOpened>) {
    const { session } = yield* select(selectEditor);
    const { profile, packages, ...rest } = yield* all({
      vacancy: id === null ? call(async () => null) : call(api.vacancy, id),
      options: call(api.options),
      postings: call(api.postings),
      packages: call(api.packages),
      profile: call(waitForProfile),
    });
    if ((yield* select(selectEditor)).session !== session) return;
    yield* put(
      events.editorLoaded({
        ...rest,
        packages: packages.packages,
        companyId: yield* select(selectCompanyId),
        device: readDeviceDraft(profile.id, id),
      }),
    );
  };
}

function* waitForProfile() {
  while (true) {
    const profile = yield* select(selectProfile);
    if (profile) return profile;
    yield* take(profileLoaded);
  }
}
