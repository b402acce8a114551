import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, sharedFolder } from '../build/workspace.ts';
import { compileCatalogue, compileSource } from './compileSource.ts';

type Package = { exports: Record<string, string>; [field: string]: unknown };

/** Writes the package `@cpa/shared` to `folder`: compiled JavaScript, types and style sheets, without tests. */
export function writeShared(folder: string, version: string): void {
  const source = join(sharedFolder, 'src');
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(source.length + 1))
    .filter((file) => !/\.test\.tsx?$|^styleguide\//.test(file));
  for (const file of files) writeCompiled(join(source, file), join(folder, 'src', file));
  writeTypes(folder, files);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publicPackage(version), null, 2)}\n`);
}

function writeCompiled(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const script = to.replace(/\.(tsx?|json)$/, '.js');
  if (from.endsWith('.messages.json')) writeFileSync(script, compileCatalogue(from));
  else if (/(?<!\.d)\.tsx?$/.test(from)) writeFileSync(script, compileSource(from));
  else cpSync(from, to);
}

function writeTypes(folder: string, files: string[]): void {
  const types = join(folder, 'types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--outDir', types, '--tsBuildInfoFile', join(types, 'tsbuildinfo')];
  execFileSync(process.execPath, [tsc, '-p', sharedFolder, ...options], { stdio: 'inherit' });
  for (const file of files.filter((name) => /(?<!\.d)\.tsx?$/.test(name))) {
    const declaration = join('src', file.replace(/\.tsx?$/, '.d.ts'));
    cpSync(join(types, declaration), join(folder, declaration));
  }
  rmSync(types, { recursive: true });
}

/** The package as it is published: compiled entry points, and the version of the platform contract. */
function publicPackage(version: string): object {
  const text = readFileSync(join(sharedFolder, 'package.json'), 'utf8');
  const { exports, private: _private, scripts: _scripts, ...rest } = JSON.parse(text) as Package;
  const compiled = Object.entries(exports).map(([path, file]) => [
    path,
    file.endsWith('.ts')
      ? { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }
      : file,
  ]);
  return { ...rest, version, sideEffects: ['**/*.css'], exports: Object.fromEntries(compiled) };
}
