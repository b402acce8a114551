import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readPlatformContract } from '../build/platformContract.ts';
import { root } from '../build/workspace.ts';
import { LEAST_NODE } from '../build/nodeProblem.ts';
import { compileSource, importsOf } from './compileSource.ts';

/** Files that nothing imports: the command, loaders of webpack, and modules that Jest loads by path. */
const ENTRIES = [
  'scripts/kit/cli.ts',
  'scripts/kit/jestConfig.ts',
  'scripts/build/ariaTextsLoader.ts',
  'scripts/build/messagesLoader.ts',
  'scripts/build/pureSchemasLoader.ts',
  'scripts/build/layerLoader.ts',
  'scripts/build/globalCssLoader.ts',
  'scripts/build/noCssLoader.ts',
  'scripts/test/jest/cssModule.ts',
  'scripts/test/jest/emptyModule.ts',
  'scripts/test/jest/jsdomEnvironment.ts',
  'scripts/test/jest/messagesTransform.ts',
  'scripts/test/jest/setupBrowser.ts',
  'scripts/test/jest/swcTransform.ts',
];

/** Modules that read the repository, and their replacements in another repository. */
const REPLACED: Record<string, string> = {
  'scripts/build/workspace.ts': 'scripts/kit/workspace.ts',
  'scripts/build/platformContract.ts': 'scripts/kit/platformContract.ts',
};

const SAMPLE = 'scripts/new-remote/mfe-sample';

/** Packages that are loaded by name: loaders, the test runner, and the types of the preset. */
const LOADED_BY_NAME = [
  'css-loader',
  'swc-loader',
  '@swc/core',
  'lightningcss',
  '@swc/jest',
  'jest',
  'typescript',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@testing-library/dom',
  '@testing-library/user-event',
];

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/**
 * Writes the package `@cpa/remote-kit` to `folder`: build, test preset and `portal` for a remote in a separate
 * repository. Files keep their paths, so that their relative imports stay valid.
 */
export function writeKit(folder: string, version: string): void {
  const packages = writeModules(folder);
  const sample = join(root, SAMPLE);
  cpSync(sample, join(folder, SAMPLE), {
    recursive: true,
    filter: (path) => !['dist', 'node_modules'].includes(path.slice(sample.length + 1)),
  });
  cpSync(join(root, 'scripts/kit/tsconfig.remote.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(readPlatformContract()));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kitPackage(version, packages), null, 2)}\n`);
}

/** Writes every module that the entries need. Returns the packages that they import. */
function writeModules(folder: string): Set<string> {
  const packages = new Set<string>();
  const written = new Set<string>();
  const waiting = [...ENTRIES];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (written.has(file)) continue;
    written.add(file);
    const code = compileSource(join(root, REPLACED[file] ?? file));
    const target = join(folder, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    for (const specifier of importsOf(code)) {
      if (specifier.startsWith('.')) waiting.push(sourceOf(file, specifier));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return packages;
}

/** Path of the TypeScript source that a compiled import names. */
function sourceOf(importer: string, specifier: string): string {
  return relative(root, resolve(root, dirname(importer), specifier)).replace(/\.js$/, '.ts');
}

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function kitPackage(version: string, imported: ReadonlySet<string>): object {
  const known = Object.assign({}, ...['shared', 'shell', 'scripts', '.'].map(versionsIn)) as Record<
    string,
    string
  >;
  const names = [...new Set([...imported, ...LOADED_BY_NAME])].filter((name) => name !== '@cpa/shared');
  const missing = names.filter((name) => !known[name]);
  if (missing.length > 0) throw new Error(`No package.json has the version of ${missing.join(', ')}.`);
  return {
    name: '@cpa/remote-kit',
    version,
    description: 'Builds, tests and publishes a remote in its own repository.',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: `>=${LEAST_NODE}` },
    bin: { 'cpa-remote': 'scripts/kit/cli.js' },
    exports: {
      './jest': './scripts/kit/jestConfig.js',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(names.sort().map((name) => [name, known[name]])),
    peerDependencies: { '@cpa/shared': version },
  };
}

function versionsIn(folder: string): Record<string, string> {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Package;
  return { ...dependencies, ...devDependencies };
}
