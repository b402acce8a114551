import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hasTool = (name: string): boolean => spawnSync(name, ['--version']).error === undefined;

/** The Debian packages poppler-utils and qpdf, which `npm test` installs when it runs as root. */
export const hasPdfTools = hasTool('pdftotext') && hasTool('qpdf');

/** Runs a program on a PDF. Returns its exit status and its output. */
export function runOnPdf(
  pdf: Uint8Array,
  command: string,
  before: string[],
  after: string[] = [],
): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'cv-'));
  try {
    const file = join(folder, 'cv.pdf');
    writeFileSync(file, pdf);
    const { status, stdout, stderr } = spawnSync(command, [...before, file, ...after], { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the text of each page in the order of its content. */
export function readPages(pdf: Uint8Array): string[] {
  const { output } = runOnPdf(pdf, 'pdftotext', ['-raw', '-enc', 'UTF-8'], ['-']);
  return output.split('\f').slice(0, -1);
}
