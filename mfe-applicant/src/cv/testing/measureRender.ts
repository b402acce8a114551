/** Measures rendering in a separate process: `node measureRender.ts layout|plain <jobs>` prints milliseconds as JSON. */
import PdfKit from 'pdfkit';
import { toPlainText } from '../exports/toPlainText.ts';
import { renderCv } from '../templates/renderCv.ts';
import { readFonts } from './fontFiles.ts';
import { aHardCv } from './hardCv.ts';

const REPEATS = 12;

const [, , mode = 'layout', jobs = '1'] = process.argv;
const cv = aHardCv();
const { basics, work = [], education = [] } = cv.resume;
cv.resume = { basics, work: work.slice(0, Number(jobs)), education: education.slice(0, 2) };
const fonts = await readFonts(cv.settings.font);

/** Writes the same text with the same fonts, without layout and tags. */
async function writePlainText(): Promise<number> {
  const doc = new PdfKit({ size: 'A4', font: null as unknown as string, bufferPages: true });
  doc.registerFont('text', fonts.regular.latin);
  doc.font('text').fontSize(9.6);
  doc.resume();
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.text(toPlainText(cv));
  const { count } = doc.bufferedPageRange();
  doc.end();
  await ended;
  return count;
}

const render = mode === 'plain' ? writePlainText : async () => (await renderCv(cv, { fonts })).pageCount;
const times: number[] = [];
let pageCount = 0;
for (let run = 0; run <= REPEATS; run += 1) {
  const start = performance.now();
  pageCount = await render();
  times.push(performance.now() - start);
}
const [first, ...repeats] = times;
repeats.sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ first, repeat: repeats[Math.floor(REPEATS / 2)], pageCount }));
