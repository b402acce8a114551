import type { Cv } from '@cpa/shared/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CvPdf } from '../../../../cv/renderCvPdf.ts';

/** Pause in typing before the PDF is rendered, in milliseconds. */
const RENDER_DELAY_MS = 150;

type RenderedCv = {
  /** The last rendered PDF; null before the first. */
  result: CvPdf | null;
  /** The CV of `result`. */
  cv: Cv | null;
  isRendering: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** Renders the PDF of a CV while it is edited. A result that is older than the CV is discarded. */
export function useRenderedCv(cv: Cv): RenderedCv {
  const [rendered, setRendered] = useState<{ result: CvPdf; cv: Cv } | null>(null);
  const [failed, setFailed] = useState<{ cv: Cv; attempt: number } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isFirst = useEffectEvent(() => rendered === null);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void render(), isFirst() ? 0 : RENDER_DELAY_MS);
    async function render() {
      try {
        const { renderCvPdf } = await import(
          /* webpackChunkName: "cv-pdf" */ '../../../../cv/renderCvPdf.ts'
        );
        const result = await renderCvPdf(cv, abort.signal);
        if (!abort.signal.aborted) setRendered({ result, cv });
      } catch {
        if (!abort.signal.aborted) setFailed({ cv, attempt });
      }
    }
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [cv, attempt]);

  const isFailed = failed?.cv === cv && failed.attempt === attempt;
  return {
    result: rendered?.result ?? null,
    cv: rendered?.cv ?? null,
    isRendering: rendered?.cv !== cv && !isFailed,
    isFailed,
    retry,
  };
}
