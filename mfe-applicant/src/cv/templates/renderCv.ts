import { cvTexts } from '../content/cvTexts.ts';
import type { Cv } from '@cpa/shared/contracts';
import { layoutOf } from './layoutOf.ts';
import type { FontFiles } from '../pdf/fontSet.ts';
import { paginate } from '../pdf/paginate.ts';
import { PAPERS, PdfCanvas } from '../pdf/PdfCanvas.ts';

export type RenderResources = { fonts: FontFiles; photo?: Uint8Array | undefined };
export type RenderedCv = { pdf: Uint8Array<ArrayBuffer>; pageCount: number; missingCharacters: string[] };

/** Papiamento as it is written in Aruba. */
const LANGUAGE_TAGS = { en: 'en', nl: 'nl', es: 'es', pap: 'pap-AW' };

/** Renders a CV as a tagged PDF. */
export async function renderCv(cv: Cv, { fonts, photo }: RenderResources): Promise<RenderedCv> {
  const { settings, resume } = cv;
  const name = resume.basics?.name?.trim() ?? '';
  const canvas = new PdfCanvas(
    {
      title: name ? `${name} – CV` : 'CV',
      author: name,
      lang: LANGUAGE_TAGS[settings.language],
      paper: PAPERS[settings.paper],
    },
    fonts,
  );
  const alt = cvTexts[settings.language].photoOf.replace('{name}', name);
  const layout = layoutOf({ canvas, cv, photo: photo && { bytes: photo, alt } });
  const columns = layout.columns.map(({ blocks, frame }) => ({
    frame,
    pages: paginate(blocks, (page) => frame(page).height),
  }));
  const pageCount = Math.max(1, ...columns.map(({ pages }) => pages.length));
  canvas.begin();
  for (let page = 0; page < pageCount; page += 1) {
    canvas.addPage();
    layout.decorate?.(page, pageCount);
    for (const { frame, pages } of columns) {
      const { x, y } = frame(page);
      for (const { block, top } of pages[page] ?? []) block.draw(x, y + top);
    }
  }
  return { pdf: await canvas.finish(), pageCount, missingCharacters: canvas.missingCharacters };
}
