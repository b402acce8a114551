import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Times = { first: number; repeat: number; pageCount: number };

const SCRIPT = fileURLToPath(new URL('../../mfe-applicant/src/cv/testing/measureRender.ts', import.meta.url));

/** Compares a CV as PDF with layout and tags to the same text written by pdfkit alone. */
export async function run(): Promise<void> {
  for (const jobs of [2, 18]) {
    const layout = measure('layout', jobs);
    const plain = measure('plain', jobs);
    const row = (label: string, key: 'first' | 'repeat') =>
      `  ${label}: ${ms(layout[key])} with layout, ${ms(plain[key])} as plain text: ${(layout[key] / plain[key]).toFixed(1)} times`;
    process.stdout.write(
      `CV of ${layout.pageCount} page(s)\n${row('first', 'first')}\n${row('repeat (median of 12)', 'repeat')}\n`,
    );
  }
}

const measure = (mode: string, jobs: number): Times =>
  JSON.parse(execFileSync(process.execPath, [SCRIPT, mode, String(jobs)], { encoding: 'utf8' })) as Times;

const ms = (time: number): string => `${Math.round(time)} ms`;
