import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { all, call, put, select, take } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { readResults } from './resultsStorage.ts';
import { companyChosen, type importOpened } from './importEvents.ts';
import { events, selectImportCompanyId, selectImportOptions, selectImportStatus } from './importSlice.ts';

type Opened = ReturnType<typeof importOpened | typeof companyChosen>;

/** Creates the worker that opens a company: first with the results stored in this browser, then with the server's. */
export function createOpenImport(api: ImportApi) {
  return function* openImport(event: Opened) {
    const status = yield* select(selectImportStatus);
    // A fetch or save continues while the user visits other pages.
    if (status === 'fetching' || status === 'saving') return;
    const companyId = yield* call(companyToOpen, event);
    const results = companyId === null ? null : yield* call(readResults, companyId);
    yield* put(events.companyOpened({ companyId, results }));
    if (companyId === null) return;
    yield* call(waitForVerification);
    const loadedOptions = yield* select(selectImportOptions);
    const { company, options, list } = yield* all({
      company: call(api.company, companyId),
      options: loadedOptions ? call(async () => loadedOptions) : call(api.options),
      list: call(fetchLatest, companyId),
    });
    yield* put(events.loaded({ careersUrl: company.careers_url, options, list }));
  };

  /** Without the latest list the stored results are still usable. */
  async function fetchLatest(companyId: number) {
    return await api.latest(companyId).catch(() => null);
  }
}

function* companyToOpen(event: Opened) {
  const companies = (yield* select(selectProfile))?.companies ?? [];
  const requestedId = companyChosen.match(event)
    ? event.payload.companyId
    : yield* select(selectImportCompanyId);
  return companies.find(({ id }) => id === requestedId)?.id ?? companies[0]?.id ?? null;
}

/** The API rejects unverified recruiters. The page explains why and continues after verification. */
function* waitForVerification() {
  while (!(yield* select(selectProfile))?.verified) yield* take(profileLoaded);
}
