import type { CvSettings } from '@cpa/shared/contracts';
import { drawPdfPage, openPdf } from '@cpa/shared/ui/pdf';

const PAPER_MM = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };
/** Width of the printed pictures in pixels, 200 dots per inch on A4. */
const PRINT_WIDTH = 1654;

/** Prints the pages of the PDF, and nothing else of the document. The CSP allows no frame with a PDF. */
export async function printPdf(data: Uint8Array<ArrayBuffer>, paper: CvSettings['paper']): Promise<void> {
  const pdf = await openPdf({ data });
  const { width, height } = PAPER_MM[paper];
  const pages = document.createElement('div');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const canvas = document.createElement('canvas');
    const cssWidth = PRINT_WIDTH / (window.devicePixelRatio || 1);
    await drawPdfPage(await pdf.getPage(number), canvas, cssWidth, new AbortController().signal);
    Object.assign(canvas.style, { display: 'block', width: `${width}mm`, height: `${height - 0.5}mm` });
    pages.append(canvas);
  }
  await pdf.loadingTask.destroy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 } @media print { body { margin: 0 } }`);
  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.hidden,
  );
  document.adoptedStyleSheets.push(sheet);
  document.body.append(pages);
  for (const element of others) element.hidden = true;
  try {
    window.print();
  } finally {
    for (const element of others) element.hidden = false;
    pages.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  }
}
