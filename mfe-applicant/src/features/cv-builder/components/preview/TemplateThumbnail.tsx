import type { Cv } from '@cpa/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import styles from './DesignBar.module.css';
import { TemplateSketch } from './TemplateSketch.tsx';

/** Pause in editing before thumbnails are drawn, in milliseconds. */
const DELAY = 1200;
/** Width in pixels. */
const WIDTH = 56;

/** Thumbnails are drawn one after the other, so that the page never waits for all of them. */
let queue: Promise<void> = Promise.resolve();

type TemplateThumbnailProps = {
  template: Cv['settings']['template'];
  /** The CV of the page; null before the first. */
  cv: Cv | null;
  color: string;
};

/** The first page of the CV in a template; a sketch of the template until it is drawn, and while the CV has no job or school. */
export function TemplateThumbnail({ template, cv, color }: TemplateThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isFilled = Boolean(cv?.resume.work?.length || cv?.resume.education?.length);

  useEffect(() => {
    if (!cv || !isFilled) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    async function draw(of: Cv) {
      if (signal.aborted || !canvas.current) return;
      const { renderCvPdf } = await import(/* webpackChunkName: "cv-pdf" */ '../../../../cv/renderCvPdf.ts');
      const { openPdf, drawPdfPage } = await import('@cpa/shared/ui/pdf');
      const { pdf } = await renderCvPdf({ ...of, settings: { ...of.settings, template } }, signal);
      const document = await openPdf({ data: pdf });
      try {
        const page = await document.getPage(1);
        if (canvas.current && (await drawPdfPage(page, canvas.current, WIDTH, signal))) setIsDrawn(true);
      } finally {
        await document.loadingTask.destroy();
      }
    }
    // Without it the last drawing or the sketch stays.
    const timer = setTimeout(() => {
      queue = queue.then(() => draw(cv)).catch(() => {});
    }, DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [cv, isFilled, template]);

  return (
    <span className={styles.thumbnail}>
      <TemplateSketch template={template} color={color} />
      <canvas ref={canvas} aria-hidden hidden={!isDrawn || !isFilled} />
    </span>
  );
}
