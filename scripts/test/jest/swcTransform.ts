import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransformer } from '@swc/jest';
import { version } from '@swc/core';
import { cacheCompiledFunctions } from './compileCache.ts';

type Swc = ReturnType<typeof createTransformer>;
type Options = Parameters<typeof createTransformer>[0] & {
  cacheDirectory: string;
  /** Loads a re-exported module when a name of it is first used. Only for CommonJS. */
  isLazy: boolean;
};
type Result = ReturnType<NonNullable<Swc['process']>>;
type JestOptions = Parameters<NonNullable<Swc['process']>>[2];

// Every worker of Jest loads this file.
cacheCompiledFunctions();

/** Modules whose names a file re-exports, as the entry points of `shared` do. */
const REEXPORT = /^export [^;]* from '([^']+)'/gm;

/**
 * Registers a hook, which Jest allows only before the first test, or a catalogue of texts, which React refuses while it
 * renders.
 */
const EAGER = /\/(?:aHost|failureNotice|formatters|use[A-Z]\w*)\.ts$/;

/**
 * Compiles with SWC and caches the result by content. Jest's own cache is per project, so a shared file would be
 * compiled once for each project.
 */
export default {
  createTransformer({ cacheDirectory, isLazy, ...options }: Options) {
    const compile = (source: string, path: string, jestOptions: JestOptions): Result => {
      const lazy = isLazy && reexportsOf(source).filter((name) => !EAGER.test(name));
      return createTransformer({ ...options, module: { type: 'commonjs', lazy } }).process!(
        source,
        path,
        jestOptions,
      );
    };
    const settings = `${version}\0${isLazy && EAGER}\0${JSON.stringify(options)}`;
    mkdirSync(cacheDirectory, { recursive: true });

    const keyOf = (source: string, path: string, { supportsStaticESM }: JestOptions) =>
      createHash('sha1').update(`${settings}\0${supportsStaticESM}\0${path}\0${source}`).digest('hex');

    return {
      getCacheKey: keyOf,
      process: (source: string, path: string, jestOptions: JestOptions): Result => {
        const file = join(cacheDirectory, `${keyOf(source, path, jestOptions)}.json`);
        const cached = read(file);
        if (cached) return cached;
        const result = compile(source, path, jestOptions);
        write(file, result);
        return result;
      },
    };
  },
};

const reexportsOf = (source: string): string[] =>
  [...source.matchAll(REEXPORT)].flatMap(([, name]) => name ?? []);

function read(file: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } catch {
    return undefined;
  }
}

/** Renames a finished file, so that another worker never reads a partial one. */
function write(file: string, result: Result): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, file);
}
