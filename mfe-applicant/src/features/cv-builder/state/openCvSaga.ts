import { toApiErrorData } from '@cpa/shared/http';
import type { HostNavigation } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { ValueStorage } from '@cpa/shared/store';
import { call, put, select } from 'typed-redux-saga';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { type DeviceDraft, type DraftKey, readDeviceDraft } from '../model/deviceDraft.ts';
import {
  type builderOpened,
  conflictFound,
  cvOpened,
  cvOpenFailed,
  noCvFound,
  saveDue,
  selectBuilder,
} from './cvBuilderSlice.ts';

type Event = ReturnType<typeof builderOpened>;

/** Opens the CV of the URL, the last one of the account, or the one on this device. */
export function createOpenCv(api: CvBuilderApi, navigation: HostNavigation, storage?: () => ValueStorage) {
  return { open, openFailed };

  function* open({ payload: { owner, cvId, isNew } }: Event) {
    const shown = yield* select(selectBuilder);
    const isShown = shown.status === 'editing' && shown.owner === owner && shown.cvId === cvId;
    if (isShown && !isNew) return;
    if (cvId !== null && owner !== null) return yield* openStored({ owner, cvId });
    const unsaved =
      readDeviceDraft({ owner, cvId: null }, storage) ??
      // A visitor who signs in takes the CV of the device along.
      (owner === null ? null : readDeviceDraft({ owner: null, cvId: null }, storage));
    if (unsaved) return yield* openDraft({ owner, cvId: null }, unsaved);
    if (isNew) return yield* put(noCvFound({ owner }));
    const latest = owner === null ? undefined : (yield* call(api.list)).cvs[0];
    if (!latest) return yield* put(noCvFound({ owner }));
    const { isShown: isPageShown } = yield* select(selectBuilder);
    if (isPageShown) navigation.navigate(`${paths.cvBuilder}?cv=${latest.id}`, { replace: true });
  }

  function* openStored(key: { owner: number; cvId: number }) {
    const local = readDeviceDraft(key, storage);
    const stored = yield* call(api.read, key.cvId);
    if (local && !local.is_saved) {
      yield* openDraft(key, local);
      if (local.version !== stored.version) yield* put(conflictFound(stored));
      return;
    }
    yield* put(
      cvOpened({
        ...key,
        version: stored.version,
        name: stored.name,
        cv: stored.cv,
        save: { kind: 'saved', at: stored.updated_at },
      }),
    );
  }

  function* openDraft(key: DraftKey, { name, cv, version }: DeviceDraft) {
    yield* put(cvOpened({ ...key, version, name, cv, save: { kind: 'device' } }));
    if (key.owner !== null) yield* put(saveDue());
  }

  /** Without a network the draft on the device is opened. */
  function* openFailed(error: unknown, { payload: { owner, cvId } }: Event) {
    const failure = toApiErrorData(error);
    const local = readDeviceDraft({ owner, cvId }, storage);
    if (failure.kind !== 'network' || !local) return yield* put(cvOpenFailed(failure));
    const { name, cv, version } = local;
    yield* put(cvOpened({ owner, cvId, version, name, cv, save: { kind: 'offline' } }));
  }
}
