/** Installs the programs that read PDFs back in the tests of the CV builder. They are system packages. */
import { spawnSync } from 'node:child_process';
import { installSystemPackage } from './installSystemPackage.mjs';

const PACKAGES = { pdftotext: 'poppler-utils', qpdf: 'qpdf' };

/** Installs poppler-utils and qpdf when running as root; otherwise reports which tests are left out. */
export function ensurePdfTools({ say }) {
  for (const [program, name] of Object.entries(PACKAGES))
    if (!hasProgram(program)) installSystemPackage(name, { say });
  if (Object.keys(PACKAGES).every(hasProgram)) return;
  say(
    'poppler-utils or qpdf is not installed: mfe-applicant/src/cv/model/renderCv.test.ts is LEFT OUT (it fails with CI=true). Install both to run it.',
  );
}

const hasProgram = (program) => spawnSync(program, ['--version']).error === undefined;
