import { compareKeys } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import type { HostNavigation } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { call, put, select } from 'typed-redux-saga';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import {
  type DeviceDraft,
  type DraftKey,
  draftsOfCv,
  readDeviceDraft,
  removeDeviceDraft,
  writeDeviceDraft,
} from '../model/deviceDraft.ts';
import { type Conflict, events, selectBuilder } from '../../../cv-draft/cvBuilderSlice.ts';
import type { DraftTabs } from './draftTabs.ts';

type Event = ReturnType<typeof events.builderOpened>;

type Deps = {
  api: CvBuilderApi;
  navigation: HostNavigation;
  tabs: DraftTabs;
};

/** Opens the CV of the URL, the last one of the account, or the one on this device. */
export function createOpenCv({ api, navigation, tabs }: Deps) {
  return { open, openFailed };

  function* open({ payload: { owner, cvId, isNew } }: Event) {
    yield* call(tabs.enter);
    const shown = yield* select(selectBuilder);
    const isShown = shown.status === 'editing' && shown.owner === owner && shown.cvId === cvId;
    if (isShown && !isNew) return;
    if (cvId !== null && owner !== null) return yield* openStored({ owner, cvId });
    const unsaved =
      readDeviceDraft({ owner, cvId: null }) ??
      // A visitor who signs in keeps the CV of the device.
      (owner === null ? null : readDeviceDraft({ owner: null, cvId: null }));
    if (unsaved) return yield* openDraft({ owner, cvId: null }, unsaved);
    if (isNew) return yield* put(events.noCvFound({ owner }));
    const latest = owner === null ? undefined : (yield* call(api.list)).cvs[0];
    if (!latest) return yield* put(events.noCvFound({ owner }));
    const { isShown: isPageShown } = yield* select(selectBuilder);
    if (isPageShown) navigation.navigate(`${paths.cvBuilder}?cv=${latest.id}`, { replace: true });
  }

  function* openStored(key: { owner: number; cvId: number }) {
    const stored = yield* call(api.read, key.cvId);
    const unsaved = yield* call(takeUnsavedDraft, key);
    if (unsaved) {
      const from = savedBy(key, stored.version);
      return yield* openDraft(key, unsaved, unsaved.version === stored.version ? null : { stored, from });
    }
    yield* put(
      events.cvOpened({
        ...key,
        version: stored.version,
        name: stored.name,
        cv: stored.cv,
        save: { kind: 'saved', at: stored.updated_at },
      }),
    );
  }

  /** Returns the unsaved changes of this tab, else the newest of a closed tab, which are then assigned to this tab. */
  async function takeUnsavedDraft(key: DraftKey): Promise<DeviceDraft | null> {
    const own = readDeviceDraft({ ...key, tab: tabs.id() });
    if (own) return own;
    const unsaved = draftsOfCv(key)
      .filter(({ draft }) => !draft.is_saved)
      .toSorted((one, other) => compareKeys(other.draft.changed_at, one.draft.changed_at));
    for (const { tab, draft } of unsaved) {
      if (tab !== undefined && (await tabs.isOpen(tab))) continue;
      const refused = writeDeviceDraft({ ...key, tab: tabs.id() }, draft);
      if (!refused) removeDeviceDraft({ ...key, tab });
      return draft;
    }
    return null;
  }

  function* openDraft({ owner, cvId }: DraftKey, draft: DeviceDraft, conflict: Conflict | null = null) {
    yield* put(events.cvOpened({ owner, cvId, ...contentOf(draft), save: { kind: 'device' } }));
    if (conflict) yield* put(events.conflictFound(conflict));
    else if (owner !== null) yield* put(events.saveDue());
  }

  /** Without a network the draft on the device is opened. */
  function* openFailed(error: unknown, { payload: { owner, cvId } }: Event) {
    const failure = toApiErrorData(error);
    if (failure.kind !== 'network') return yield* put(events.cvOpenFailed(failure));
    const local =
      (cvId === null ? null : yield* call(takeUnsavedDraft, { owner, cvId })) ??
      readDeviceDraft({ owner, cvId });
    if (!local) return yield* put(events.cvOpenFailed(failure));
    yield* put(events.cvOpened({ owner, cvId, ...contentOf(local), save: { kind: 'offline' } }));
  }
}

function contentOf({
  name,
  cv,
  version,
  changed_at: changedAt,
  is_name_unsaved: isNameUnsaved,
}: DeviceDraft) {
  return { name, cv, version, changedAt, isNameUnsaved: isNameUnsaved ?? false };
}

/** Returns whether another tab of this browser saved a version: then a draft here has it or is based on it. */
export function savedBy(key: DraftKey, version: number): Conflict['from'] {
  return draftsOfCv(key).some(({ draft }) => draft.version === version) ? 'tab' : 'device';
}
