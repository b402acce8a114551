import type { OwnCompany } from '@cpa/shared/contracts';
import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { localePath, readLocale } from '@cpa/shared/routing';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { companySelected, storedCompany } from '../../../selected-company/selectedCompany.ts';
import type { CompanyApi } from '../api/companyApi.ts';
import { writeDraft } from './companyDraft.ts';
import { events, type PicturesChange, selectEditedCompany } from './companySlice.ts';

/** Milliseconds between a save and the reload, from the specification. */
export const RELOAD_DELAY_MS = 1000;

const DONE = {
  add: 'company.pictureAdded',
  caption: 'company.pictureSaved',
  remove: 'company.pictureRemoved',
} as const;

type CompanyHost = Pick<RemoteHost, 'toasts' | 'session'>;

/** `openDocument` loads a document: the path, or the current one again. */
export function createCompanySaga(
  api: CompanyApi,
  { toasts, session }: CompanyHost,
  openDocument = loadDocument,
) {
  return function* companySaga() {
    yield* takeLatest(events.editorOpened, whileSignedIn(load, failWith(events.editorLoadFailed)));
    yield* takeLeading(events.saveRequested, whileSignedIn(save, failed));
    yield* takeEvery(events.picturesChangeRequested, whileSignedIn(changePictures, picturesFailed));
  };

  function* load({ payload: { companyId } }: ReturnType<typeof events.editorOpened>) {
    yield* put(events.editorLoaded(yield* call(fetchForm, companyId)));
  }

  async function fetchForm(companyId: number | null) {
    const [company, options] = await Promise.all([
      companyId === null ? null : api.company(companyId),
      api.options(),
    ]);
    return { company, options };
  }

  function* save({ payload }: ReturnType<typeof events.saveRequested>) {
    const before = yield* select(selectEditedCompany);
    const company = yield* before ? call(api.update, before.id, payload) : call(api.create, payload);
    writeDraft(before?.id ?? null, null);
    yield* put(events.saved(company));
    toasts.success({ title: text(before ? 'company.updated' : 'company.created') });
    if (!before) {
      storedCompany.write(company.id);
      yield* put(companySelected(company.id));
      session.reloadProfile();
    }
    yield* delay(RELOAD_DELAY_MS);
    yield* call(openDocument, before ? null : recruiterPaths.dashboard);
  }

  function* changePictures({ payload }: ReturnType<typeof events.picturesChangeRequested>) {
    const company = yield* select(selectEditedCompany);
    if (!company) return;
    yield* put(events.picturesChanged(yield* call(sendPictures, company.id, payload)));
    toasts.success({ title: text(DONE[payload.kind]) });
  }

  async function sendPictures(id: number, change: PicturesChange): Promise<OwnCompany> {
    if (change.kind === 'add') return await api.addPicture(id, change.picture, change.caption, change.list);
    if (change.kind === 'caption') return await api.changeCaption(id, change.id, change.caption);
    return await api.removePicture(id, change.id);
  }

  function* picturesFailed(error: unknown) {
    yield* put(events.picturesChangeFailed());
    toasts.error(failureNotice(toApiErrorData(error), text('company.pictureFailed')));
  }

  function* failed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(events.saveFailed(failure));
    toasts.error(failureNotice(failure, text('company.saveFailed')));
  }
}

function loadDocument(path: string | null): void {
  if (path === null) window.location.reload();
  else window.location.replace(localePath(path, readLocale(window.location.pathname)));
}
