import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { all, call, put, select, take } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { readFindings } from '../model/storedFindings.ts';
import { companyChosen, type importOpened } from './importEvents.ts';
import {
  companyOpened,
  loaded,
  selectImportCompanyId,
  selectImportOptions,
  selectImportStatus,
} from './importSlice.ts';

type Opened = ReturnType<typeof importOpened | typeof companyChosen | typeof signedOut>;

/** The worker that shows a company: what this browser kept of it at once, then what the server knows. */
export function createOpenImport(api: ImportApi) {
  return function* openImport(event: Opened) {
    if (signedOut.match(event)) return;
    const status = yield* select(selectImportStatus);
    // Work that goes on while its page was away is still under way when the page comes back.
    if (status === 'fetching' || status === 'saving') return;
    const companyId = yield* call(companyToOpen, event);
    const findings = companyId === null ? null : yield* call(readFindings, companyId);
    yield* put(companyOpened({ companyId, findings }));
    if (companyId === null) return;
    yield* call(verified);
    const known = yield* select(selectImportOptions);
    const { company, options, list } = yield* all({
      company: call(api.company, companyId),
      options: known ? call(async () => known) : call(api.options),
      list: call(keptList, companyId),
    });
    yield* put(loaded({ careersUrl: company.careers_url, options, list }));
  };

  /** A failure costs the newest marks only: what the browser kept was true. */
  async function keptList(companyId: number) {
    return await api.kept(companyId).catch(() => null);
  }
}

function* companyToOpen(event: Opened) {
  const companies = (yield* select(selectProfile))?.companies ?? [];
  const wanted = companyChosen.match(event) ? event.payload.companyId : yield* select(selectImportCompanyId);
  return companies.find(({ id }) => id === wanted)?.id ?? companies[0]?.id ?? null;
}

/** The calls refuse an unverified recruiter; the page tells why, and goes on by itself afterwards. */
function* verified() {
  while (!(yield* select(selectProfile))?.verified) yield* take(profileLoaded);
}
