import { compileFunction } from 'node:vm';
import { integrityOf } from './releaseVersion.ts';

/** Content of a file of a release with the hash that the release lists. */
type ModuleSource = { file: string; code: Buffer; integrity: string };

/**
 * Evaluates a CommonJS module of a release and returns its exports. Node keeps no reference to it, so the memory of a
 * module without users is freed; one that is imported stays loaded for the life of the process.
 * @throws when the hash differs from the one that the release lists.
 */
export function evaluateModule(source: ModuleSource, require: (name: string) => unknown): unknown {
  const { file } = source;
  const module = { exports: {} };
  const run = compileFunction(verifiedCode(source), ['module', 'exports', 'require'], { filename: file });
  (run as (...args: unknown[]) => void)(module, module.exports, require);
  return module.exports;
}

/** Returns exactly the code whose hash the release lists. */
export function verifiedCode({ file, code, integrity }: ModuleSource): string {
  if (integrityOf(code) !== integrity)
    throw new Error(`${file} was changed after the build: its hash differs.`);
  return code.toString();
}
