/** Measures time and memory of every picture that an upload accepts, with hostile ones (`npm run bench -- uploads`). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeImage } from '../src/domains/files/images/encodeImage.ts';
import { print } from './report.ts';
import { hostilePictures } from './uploads/hostilePictures.ts';

const MAX_MS = 2000;
const MAX_MB = 100;
const SAMPLE_EVERY_MS = 5;

/** Memory between uploads, with a decoder that waits. */
let atRest = 0;
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const pictures = await hostilePictures();
// The first picture starts a decoder, which stays.
await measure('first.png', pictures[0]!.bytes);
atRest = memory();

print(`${'picture'.padEnd(48)}${'KB'.padStart(8)}${'ms'.padStart(8)}${'MB'.padStart(8)}  outcome`);
let isWithin = true;
for (const { name, file, bytes } of pictures) {
  const { ms, mb, outcome } = await measure(file, bytes);
  const isOver = ms > MAX_MS || mb > MAX_MB;
  isWithin &&= !isOver;
  const figures = [bytes.length / 1024, ms, mb].map((figure) => figure.toFixed(0).padStart(8)).join('');
  print(`${name.padEnd(48)}${figures}  ${outcome}${isOver ? ', OVER THE LIMIT' : ''}`);
}
rmSync(folder, { recursive: true });
print(`Limits: ${MAX_MS} ms, and ${MAX_MB} MB more than between uploads for this process and its decoders.`);
if (!isWithin) process.exitCode = 1;

async function measure(fileName: string, bytes: Buffer) {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  let most = memory();
  const sampling = setInterval(() => (most = Math.max(most, memory())), SAMPLE_EVERY_MS);
  const startedAt = performance.now();
  const outcome = await encodeImage({ field: 'picture', path, fileName }).then(
    () => 'accepted',
    (error: unknown) => `rejected: ${Object.values((error as { errors?: object }).errors ?? {}).join()}`,
  );
  clearInterval(sampling);
  return { ms: performance.now() - startedAt, mb: (most - atRest) / 1024 / 1024, outcome };
}

/** Resident memory in bytes of this process and its children, from procfs. */
function memory(): number {
  const own = process.pid;
  const children = readdirSync(`/proc/${own}/task`).flatMap((task) =>
    readFileSync(`/proc/${own}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [own, ...children].reduce((sum: number, pid) => sum + residentOf(pid), 0);
}

function residentOf(pid: number | string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    // The child has ended.
    return 0;
  }
}
