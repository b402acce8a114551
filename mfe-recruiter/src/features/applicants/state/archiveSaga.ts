import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { END, eventChannel } from 'redux-saga';
import { call, put, race, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { saveFile } from '../../../downloads/saveFile.ts';
import { archiveEnded, archiveProgressed, type ArchiveProgress, archiveRequested } from './archiveSlice.ts';

type Received = { progress: ArchiveProgress } | { archive: Blob } | { error: unknown };

/** Downloads resumes as a ZIP archive, one download at a time, and reports the progress. */
export function createArchiveSaga(api: ApplicantsApi, toasts: Toasts, save = saveFile) {
  return function* archiveSaga() {
    yield* takeLeading(archiveRequested, safely(download, downloadFailed));
  };

  function* download({ payload: { ids } }: ReturnType<typeof archiveRequested>) {
    const channel = yield* call(open, ids);
    for (;;) {
      const { received } = yield* race({ received: take(channel), cancelled: take(signedOut) });
      if (!received) return channel.close();
      if ('error' in received) throw received.error;
      if ('archive' in received) {
        save(received.archive, text('archive.fileName'));
        yield* put(archiveEnded());
        return;
      }
      yield* put(archiveProgressed(received.progress));
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
    yield* put(archiveEnded());
    const description = failure.status === 404 ? text('archive.none') : errorText(failure);
    toasts.error({ title: text('archive.failed'), description });
  }
}
