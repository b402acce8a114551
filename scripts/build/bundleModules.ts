import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Content of each file by its name; none when there are errors. */
export type BundledModules = { files: Map<string, string>; errors: string[] };

/** Runs a webpack configuration and returns the files that it emits. */
export async function bundleModules(configFor: (path: string) => Configuration): Promise<BundledModules> {
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
    const names = errors.length > 0 ? [] : readdirSync(path);
    return { files: new Map(names.map((name) => [name, readFileSync(join(path, name), 'utf8')])), errors };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
