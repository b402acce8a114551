import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfText } from '../reading/pdfText.ts';

const SCRIPT = fileURLToPath(new URL('../../cv/testing/printPdfTexts.ts', import.meta.url));

/** Reads a PDF by pdf.js in another process: Jest cannot load it. */
export function pageTexts(pdf: Uint8Array): PdfText[][] {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  try {
    const file = join(folder, 'cv.pdf');
    writeFileSync(file, pdf);
    const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, file], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as PdfText[][];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
