/** Measures time and memory of pictures and resumes as they are uploaded, hostile ones too (`npm run bench -- uploads`). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDocument } from '../src/domains/files/documents/checkDocument.ts';
import { encodeImage } from '../src/domains/files/images/encodeImage.ts';
import { print } from './report.ts';
import { hostilePictures } from './uploads/hostilePictures.ts';
import { hostileResumes } from './uploads/hostileResumes.ts';

const MAX_MS = 2000;
const MAX_MB = 100;
const SAMPLE_EVERY_MS = 5;

/** Memory of the decoders between uploads. */
let decodersAtRest = 0;
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const pictures = await hostilePictures();
const files = [...pictures, ...(await hostileResumes())];
// The first picture starts a decoder, which stays alive.
await measure('first.png', pictures[0]!.bytes);
decodersAtRest = ofDecoders();

print(`${'upload'.padEnd(52)}${'KB'.padStart(8)}${'ms'.padStart(8)}${'MB'.padStart(8)}  outcome`);
let isWithin = true;
for (const { name, file, bytes } of files) {
  const { ms, mb, outcome } = await measure(file, bytes);
  const isOver = ms > MAX_MS || mb > MAX_MB;
  isWithin &&= !isOver;
  const figures = [bytes.length / 1024, ms, mb].map((figure) => figure.toFixed(0).padStart(8)).join('');
  print(`${name.padEnd(52)}${figures}  ${outcome}${isOver ? ', OVER THE LIMIT' : ''}`);
}
rmSync(folder, { recursive: true });
print(`Limits: ${MAX_MS} ms, and ${MAX_MB} MB more than between uploads for this process and its decoders.`);
if (!isWithin) process.exitCode = 1;

async function measure(fileName: string, bytes: Buffer) {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  // Decoders read pictures only, and end when they are idle.
  const isResume = fileName.startsWith('resume');
  const before = residentOf(process.pid) + (isResume ? 0 : decodersAtRest);
  let most = 0;
  const sample = () => (most = Math.max(most, residentOf(process.pid) + (isResume ? 0 : ofDecoders())));
  const sampling = setInterval(sample, SAMPLE_EVERY_MS);
  const startedAt = performance.now();
  const upload = { field: 'file', path, fileName, size: bytes.length };
  // Covers are stored larger than logos and photos.
  const checked = isResume ? checkDocument(upload) : encodeImage(upload, 'covers');
  const outcome = await checked.then(
    () => 'accepted',
    (error: unknown) => `rejected: ${Object.values((error as { errors?: object }).errors ?? {}).join()}`,
  );
  const ms = performance.now() - startedAt;
  clearInterval(sampling);
  sample();
  return { ms, mb: (most - before) / 1024 / 1024, outcome };
}

/** Resident memory in bytes of the children of this process, from procfs. */
function ofDecoders(): number {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readProcfs(`${tasks}/${task}/children`).split(' ').filter(Boolean),
  );
  return children.reduce((sum, pid) => sum + residentOf(pid), 0);
}

function residentOf(pid: number | string): number {
  return Number(readProcfs(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4096;
}

/** Reads a file of procfs; returns an empty text once its process or thread has ended. */
function readProcfs(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
