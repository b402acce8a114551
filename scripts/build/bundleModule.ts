import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';

export type BundledModule = { code?: string; errors: string[] };

/** Runs a webpack configuration that emits one file, and returns the content of that file. */
export async function bundleModule(
  configFor: (path: string) => Configuration,
  file: string,
): Promise<BundledModule> {
  const path = mkdtempSync(join(tmpdir(), 'portal-module-'));
  try {
    const compiler = webpack(configFor(path));
    if (!compiler) throw new Error('webpack returned no compiler.');
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    const errors = (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
    return errors.length > 0 ? { errors } : { code: readFileSync(join(path, file), 'utf8'), errors };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
