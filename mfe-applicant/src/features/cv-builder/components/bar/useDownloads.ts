import type { Cv } from '@cpa/shared/contracts';
import { failureNotice, saveFile, toApiErrorData } from '@cpa/shared/http';
import { useHost } from '@cpa/shared/remote';
import { useState } from 'react';
import { useText } from '../../../../messages/texts.ts';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files that a CV is downloaded as. */
export type DownloadKind = 'pdf' | 'docx' | 'json' | 'txt';

/** Downloads and prints the CV that `read` returns at that time. A failure is a toast that says what to do. */
export function useDownloads(read: () => { cv: Cv; name: string }) {
  const t = useText();
  const { toasts } = useHost();
  const [isWorking, setIsWorking] = useState(false);

  async function attempt(work: (cv: Cv, name: string) => Promise<void>) {
    setIsWorking(true);
    try {
      const { cv, name } = read();
      await work(cv, name);
    } catch {
      toasts.error({ title: t('cv.download.failed'), description: t('cv.download.failedText') });
    } finally {
      setIsWorking(false);
    }
  }

  return {
    isWorking,
    download: (kind: DownloadKind) =>
      void attempt(async (cv, name) => saveFile(await fileOf(kind, cv), `${fileName(cv, name)}.${kind}`)),
    /** Adds the PDF to the resumes of the account, from which an application takes it. */
    addToResumes: (add: (file: File) => Promise<void>) =>
      void attempt(async (cv, name) => {
        const fullName = `${fileName(cv, name)}.pdf`;
        try {
          await add(new File([await pdfOf(cv)], fullName, { type: 'application/pdf' }));
          toasts.success({ title: t('cv.apply.added'), description: t('cv.apply.addedText') });
        } catch (error) {
          toasts.error(failureNotice(toApiErrorData(error), t('cv.apply.failed')));
        }
      }),
    print: () =>
      void attempt(async (cv) => {
        const [pdf, { printPdf }] = await Promise.all([
          pdfOf(cv),
          import(/* webpackChunkName: "cv-pages" */ '../preview/printPdf.ts'),
        ]);
        await printPdf(pdf, cv.settings.paper);
      }),
  };
}

/** Renders the CV as it is now; the preview may be a change behind. */
async function pdfOf(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  const { renderCvPdf } = await import(/* webpackChunkName: "cv-pdf" */ '../../../../cv/renderCvPdf.ts');
  return (await renderCvPdf(cv)).pdf;
}

async function fileOf(kind: DownloadKind, cv: Cv): Promise<Blob> {
  if (kind === 'pdf') return new Blob([await pdfOf(cv)], { type: 'application/pdf' });
  if (kind === 'docx') {
    const { toDocx } = await import(/* webpackChunkName: "cv-docx" */ '../../../../cv/exports/toDocx.ts');
    return new Blob([await toDocx(cv)], { type: DOCX_TYPE });
  }
  if (kind === 'txt') {
    const { toPlainText } = await import(
      /* webpackChunkName: "cv-text" */ '../../../../cv/exports/toPlainText.ts'
    );
    return new Blob([toPlainText(cv)], { type: 'text/plain' });
  }
  const { toJsonResume } = await import(
    /* webpackChunkName: "cv-json" */ '../../../../cv/exports/jsonResume.ts'
  );
  return new Blob([JSON.stringify(toJsonResume(cv.resume), null, 2)], { type: 'application/json' });
}

/** The names of the user and of the CV, without characters that file systems refuse. */
function fileName({ resume }: Cv, name: string): string {
  const parts = [resume.basics?.name, name].filter(Boolean).join(' – ');
  return (
    parts
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, '')
      .slice(0, 100)
      .trim() || 'CV'
  );
}
