import type { PdfCanvas } from '../pdf/PdfCanvas.ts';

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const WORDS: [RegExp, number][] = [
  [/native|mother|moedertaal|nativo|materno/i, 1],
  [/fluent|vloeiend|fluid/i, 5 / 7],
  [/conversa|gesprek|combersa/i, 3 / 7],
  [/b[aá]sic|basis/i, 1.5 / 7],
];

/** Returns the share of the highest level, from A1 to native, or undefined for other words. */
export function levelShare(fluency: string): number | undefined {
  const level = /\b[abc][12]\b/i.exec(fluency)?.[0].toUpperCase();
  if (level) return (LEVELS.indexOf(level) + 1) / 7;
  return WORDS.find(([word]) => word.test(fluency))?.[1];
}

type Level = { x: number; y: number; width: number; share: number; color: string; track: string };

/** Draws a level as a bar. The text beside it says the same. */
export function drawLevel(canvas: PdfCanvas, { x, y, width, share, color, track }: Level): void {
  canvas.artifact((doc) => {
    doc.roundedRect(x, y, width, 2.2, 1.1).fill(track);
    doc.roundedRect(x, y, width * share, 2.2, 1.1).fill(color);
  });
}
