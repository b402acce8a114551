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

/** An element or a text of the structure tree, by which screen readers read the file. */
export type TagLine = { depth: number; type: string | null; text: string };

/** Returns the structure tree in its order, as poppler reads it. */
export function readTags(pdf: Uint8Array): TagLine[] {
  const { output } = runOnPdf(pdf, 'pdfinfo', ['-enc', 'UTF-8', '-struct-text']);
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, indent = '', content = ''] = /^( *)(.*)$/.exec(line) ?? [];
      const text = /^"(.*)"$/.exec(content)?.[1];
      const type = text === undefined ? (content.split(' ')[0] ?? '') : null;
      return { depth: indent.length / 2, type, text: text ?? '' };
    });
}

/** Returns the text of each page in the order of its content. */
export function readPages(pdf: Uint8Array): string[] {
  const { output } = runOnPdf(pdf, 'pdftotext', ['-raw', '-enc', 'UTF-8'], ['-']);
  return output.split('\f').slice(0, -1);
}
