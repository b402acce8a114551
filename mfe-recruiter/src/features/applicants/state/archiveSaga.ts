import { MAX_BATCH } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { END, eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { saveFile } from '../../../downloads/saveFile.ts';
import {
  archiveEnded,
  archiveProgressed,
  type ArchiveProgress,
  archiveRequested,
  countParts,
  selectArchiveProgress,
} from './archiveSlice.ts';

type Received =
  { progress: Pick<ArchiveProgress, 'loaded' | 'total'> } | { archive: Blob } | { error: unknown };

/** Milliseconds to wait when the rate limit of ten archives per minute is reached. */
const RATE_LIMIT_WAIT = 20_000;
/** Attempts per part, including the first. */
const ATTEMPTS = 4;

/** Downloads resumes as ZIP archives of at most `MAX_BATCH` each, one after another, and reports the progress. */
export function createArchiveSaga(api: ApplicantsApi, toasts: Toasts, save = saveFile) {
  return function* archiveSaga() {
    yield* takeLeading(archiveRequested, safely(download, downloadFailed));
  };

  function* download({ payload: { ids } }: ReturnType<typeof archiveRequested>) {
    yield* race({ parts: call(downloadParts, ids), cancelled: take(signedOut) });
  }

  function* downloadParts(ids: number[]) {
    const parts = countParts(ids.length);
    let saved = 0;
    let missing: unknown;
    for (let part = 1; part <= parts; part += 1) {
      const partIds = ids.slice((part - 1) * MAX_BATCH, part * MAX_BATCH);
      try {
        const archive = yield* call(downloadPart, partIds, { part, parts });
        save(archive, parts === 1 ? text('archive.fileName') : text('archive.partFileName', { part, parts }));
        saved += 1;
      } catch (error) {
        if (toApiErrorData(error).status !== 404) throw error;
        missing = error;
      }
    }
    if (saved === 0) throw missing;
    yield* put(archiveEnded());
  }

  function* downloadPart(ids: number[], of: Pick<ArchiveProgress, 'part' | 'parts'>) {
    for (let attempt = 1; ; attempt += 1) {
      yield* put(archiveProgressed({ ...of, loaded: 0, total: null }));
      try {
        return yield* call(receive, ids, of);
      } catch (error) {
        if (toApiErrorData(error).status !== 429 || attempt === ATTEMPTS) throw error;
        yield* delay(RATE_LIMIT_WAIT);
      }
    }
  }

  function* receive(ids: number[], of: Pick<ArchiveProgress, 'part' | 'parts'>) {
    const channel = yield* call(open, ids);
    try {
      for (;;) {
        const received = yield* take(channel);
        if ('error' in received) throw received.error;
        if ('archive' in received) return received.archive;
        yield* put(archiveProgressed({ ...of, ...received.progress }));
      }
    } finally {
      channel.close();
    }
  }

  function open(ids: number[]) {
    return eventChannel<Received>((emit) => {
      const abort = new AbortController();
      api
        .resumeArchive(ids, { onProgress: (progress) => emit({ progress }), signal: abort.signal })
        .then(
          (archive) => emit({ archive }),
          (error: unknown) => emit({ error }),
        )
        .finally(() => emit(END));
      return () => abort.abort();
    });
  }

  function* downloadFailed(error: unknown) {
    const failure = toApiErrorData(error);
    const progress = yield* select(selectArchiveProgress);
    yield* put(archiveEnded());
    const reason = failure.status === 404 ? text('archive.none') : errorText(failure);
    const isPartial = progress !== null && progress.part > 1;
    const description = isPartial
      ? `${text('archive.partsSaved', { saved: progress.part - 1, parts: progress.parts })} ${reason}`
      : reason;
    toasts.error({ title: text('archive.failed'), description });
  }
}
