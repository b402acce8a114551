import { MAX_BATCH } from '@cpa/shared/contracts';
import { errorText, saveFile, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { whileSignedIn } from '@cpa/shared/store';
import { END, eventChannel } from 'redux-saga';
import { call, delay, put, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi, ResumeArchive } from '../api/applicantsApi.ts';
import * as events from './archiveSlice.ts';
import type { ArchiveProgress } from './archiveSlice.ts';

type Received =
  { progress: Pick<ArchiveProgress, 'loaded' | 'total'> } | { archive: ResumeArchive } | { error: unknown };

/** Milliseconds to wait when the rate limit of ten archives per minute is reached. */
const RATE_LIMIT_WAIT = 20_000;
/** Attempts per part, including the first. */
const ATTEMPTS = 4;

/** Downloads resumes as ZIP archives of at most `MAX_BATCH` each, one after another, and reports the progress. */
export function createArchiveSaga(api: ApplicantsApi, toasts: Toasts, save = saveFile) {
  return function* archiveSaga() {
    yield* takeLeading(
      events.archiveRequested,
      whileSignedIn(download, (error) => reportFailure(error, 0)),
    );
  };

  function* download({ payload: { ids, chosen } }: ReturnType<typeof events.archiveRequested>) {
    const parts = events.countParts(ids.length);
    let saved = 0;
    for (let part = 1; part <= parts; part += 1) {
      const partIds = ids.slice((part - 1) * MAX_BATCH, part * MAX_BATCH);
      try {
        const { file, count } = yield* call(downloadPart, partIds, { part, parts });
        save(file, parts === 1 ? text('archive.fileName') : text('archive.partFileName', { part, parts }));
        saved += count;
      } catch (error) {
        // No applicant of this part has a resume any more.
        if (toApiErrorData(error).status === 404) continue;
        yield* call(reportFailure, error, saved);
        return;
      }
    }
    yield* put(events.archiveEnded());
    if (saved === 0) toasts.error({ title: text('archive.failed'), description: text('archive.none') });
    else reportSaved(saved, chosen - saved);
  }

  function reportSaved(saved: number, without: number) {
    const title = text('archive.saved', { count: saved });
    if (without > 0) toasts.info({ title, description: text('archive.without', { count: without }) });
    else toasts.success({ title });
  }

  function* reportFailure(error: unknown, saved: number) {
    yield* put(events.archiveEnded());
    const reason = errorText(toApiErrorData(error));
    const description = saved > 0 ? `${text('archive.partly', { count: saved })} ${reason}` : reason;
    toasts.error({ title: text('archive.failed'), description });
  }

  function* downloadPart(ids: number[], of: Pick<ArchiveProgress, 'part' | 'parts'>) {
    for (let attempt = 1; ; attempt += 1) {
      yield* put(events.archiveProgressed({ ...of, loaded: 0, total: null }));
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
        yield* put(events.archiveProgressed({ ...of, ...received.progress }));
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
}
