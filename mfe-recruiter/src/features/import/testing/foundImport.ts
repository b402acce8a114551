import type { ScrapedVacancies } from '@cpa/shared/contracts';
import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aRecruiterProfile, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ImportApi } from '../api/importApi.ts';
import { fetchRequested, importOpened } from '../state/importEvents.ts';
import { createImportSaga } from '../state/importSaga.ts';
import { selectImport } from '../state/importSlice.ts';
import { careersPage, fakeImportApi } from './fakeImportApi.ts';

type OpenedImport = {
  store: ReturnType<typeof createPortalStore>;
  toasts: { shown: { kind: string; title: string }[] };
  state: () => ReturnType<typeof selectImport>;
};

/** Opens the page of a recruiter. */
export function open(responses: Partial<ImportApi>, profile = aRecruiterProfile()): OpenedImport {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.dispatch(profileLoaded(profile));
  store.runFeatureSaga('recruiter/import', createImportSaga(fakeImportApi(responses), toasts));
  store.dispatch(importOpened());
  return { store, toasts, state: () => selectImport(store.getState() as object) };
}

/** Opens the page and fetches `list`. */
export async function found(
  list: ScrapedVacancies,
  responses: Partial<ImportApi> = {},
): Promise<OpenedImport> {
  const page = open({ start: async () => list, ...responses });
  await flushPromises();
  page.store.dispatch(fetchRequested({ careersUrl: careersPage }));
  await flushPromises();
  return page;
}
