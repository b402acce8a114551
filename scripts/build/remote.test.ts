import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { compress, integrityOf } from '../../shell/server/releases/index.ts';
import type { RemotePackage } from './package.ts';
import { type Built, FIXTURE, REACT_ONLY, buildRemote } from './testing.ts';

const SLOW = 60_000;
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-preset-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Builds the fixture with one file replaced, in a sibling folder so that packages resolve. */
async function buildChanged(
  name: string,
  file: string,
  code: string,
  remote: Partial<RemotePackage> = {},
): Promise<Built> {
  const dir = join(FIXTURE.dir, '..', `.${name}-${process.pid}`);
  cpSync(FIXTURE.dir, dir, { recursive: true });
  try {
    writeFileSync(join(dir, file), code);
    return await buildRemote(join(home, name), { ...FIXTURE, ...remote, dir }, REACT_ONLY);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Removes the getters of the exports, as a stale cache did. */
const losesExports = (compiler: webpack.Compiler) =>
  compiler.hooks.thisCompilation.tap('losesExports', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compilation.hooks.processAssets.tap({ name: 'losesExports', stage }, () => {
      for (const { name, source } of compilation.getAssets())
        compilation.updateAsset(
          name,
          new webpack.sources.RawSource(String(source.source()).replaceAll('Component', 'Other')),
        );
    });
  });

describe('remote build', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildRemote(join(home, 'good'), FIXTURE, REACT_ONLY);
  }, SLOW);

  test('succeeds', () => expect(built.errors).toEqual([]));

  test('lists every file with its integrity hash', () => {
    const { files } = built.release();
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const { path, integrity, bytes } of files) {
      const content = Buffer.from(built.read(path));
      expect({ path, integrity, bytes }).toEqual({
        path,
        integrity: integrityOf(content),
        bytes: content.length,
      });
    }
  });

  test('lists the files of each route', () => {
    const { entry, initial, routes } = built.release();
    expect(entry).toMatch(/^entry\.[0-9a-f]{16}\.js$/);
    expect(initial).toEqual([expect.stringMatching(/^module\.[0-9a-f]{16}\.js$/)]);
    expect(routes).toEqual([
      {
        path: '/fixture',
        scripts: [expect.stringMatching(/^fixture\.[0-9a-f]{16}\.js$/)],
        styles: [expect.stringMatching(/^fixture\.[0-9a-f]{16}\.css$/)],
      },
    ]);
  });

  test('lists the shared modules that the code imports', () => {
    expect(built.release().requires).toEqual({
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
    });
  });

  test('contains the manifest with compiled messages', () => {
    expect(built.release().manifest).toEqual({
      ...FIXTURE.manifest,
      messages: {
        en: { 'badge.count': [['count', 'plural', { one: ['#', ' fair'], other: ['#', ' fairs'] }]] },
      },
    });
  });

  test('bundles no React', () => {
    const scripts = built
      .release()
      .files.filter(({ path }) => path.endsWith('.js'))
      .map(({ path }) => built.read(path))
      .join('');
    expect(scripts).not.toContain('react.transitional.element');
    expect(scripts.length).toBeLessThan(40_000);
  });

  test('keeps unused code of the federation runtime out of the entry', async () => {
    const { entry } = built.release();
    expect((await compress(Buffer.from(built.read(entry)))).br.length).toBeLessThan(7_000);
  });

  test('puts its styles into the remote layer, with prefixed class names', () => {
    const [style = ''] = built.release().routes[0]?.styles ?? [];
    expect(built.read(style)).toMatch(/^@layer remote\{\.ss-[\w-]{5}\{color:teal\}\}$/);
  });

  test('emits compressed copies, which the release does not list', async () => {
    const { files } = built.release();
    for (const { path } of files.filter((file) => /\.(js|css)$/.test(file.path)))
      expect(readFileSync(join(home, 'good', `${path}.br`))).toEqual(
        (await compress(Buffer.from(built.read(path)))).br,
      );
    expect(files.filter(({ path }) => /\.(br|gz)$/.test(path))).toEqual([]);
  });

  test('records its compressed scripts and styles, and their budget', async () => {
    const files = built.release().files.filter(({ path }) => /\.(js|css)$/.test(path));
    const copies = await Promise.all(files.map(({ path }) => compress(Buffer.from(built.read(path)))));
    expect(built.release().size).toEqual({
      bytes: copies.reduce((sum, { br }) => sum + br.length, 0),
      budget: 100_000,
    });
  });

  test(
    'has the same version when the same sources are built again',
    async () => {
      const again = await buildRemote(join(home, 'again'), FIXTURE, REACT_ONLY);
      expect(again.release().version).toBe(built.release().version);
    },
    SLOW,
  );
});

test('lists the on-demand modules of the shell that a route needs', async () => {
  const code = "import { Tabs } from '@cpa/shared/ui/tabs';\nexport const Component = () => Tabs;\n";
  const built = await buildChanged('shared', 'src/routes/fixture.route.tsx', code);
  expect(built.errors).toEqual([]);
  expect(built.release().routes[0]?.shared).toEqual(['@cpa/shared/ui/tabs']);
});

test('copies a script that a page loads by its URL without minimising it', async () => {
  const worker = '/* A worker. */\nself.onmessage = ({ data }) => self.postMessage(data);\n';
  writeFileSync(join(home, 'worker.mjs'), worker);
  const code = `export const Component = () => new URL('${join(home, 'worker.mjs')}', import.meta.url).href;\n`;
  const built = await buildChanged('worker', 'src/routes/fixture.route.tsx', code);
  const { path = '' } = built.release().files.find((file) => file.path.startsWith('worker.')) ?? {};
  expect(built.read(path)).toBe(worker);
});

test('bundles modules of the shell into a worker, which has no share scope', async () => {
  const worker = join(home, 'fixture.worker.ts');
  writeFileSync(worker, "import { version } from 'react';\nself.postMessage(version);\n");
  const code = `export const Component = () => new Worker(new URL('${worker}', import.meta.url));\n`;
  const built = await buildChanged('shared-worker', 'src/routes/fixture.route.tsx', code);
  const scripts = built.release().files.map(({ path }) => (path.startsWith('entry') ? '' : built.read(path)));
  expect(scripts.join()).toMatch(/^(?!.*Can not get 'react').*self\.postMessage/s);
});

describe('document head build', () => {
  test(
    'emits one module, with its hash listed apart from the files of pages',
    async () => {
      const code =
        "import { paths } from '@cpa/shared/routing';\nexport default { '/fixture': () => ({ status: 200, canonical: paths.plans }) };\n";
      const built = await buildChanged('heads', 'src/heads.ts', code);
      expect(built.errors).toEqual([]);
      const { heads, files } = built.release();
      expect(heads?.path).toBe('server/heads.cjs');
      expect(heads?.integrity).toBe(integrityOf(Buffer.from(built.read('server/heads.cjs'))));
      expect(files.map(({ path }) => path)).not.toContain('server/heads.cjs');
      const module = { exports: {} as { default?: Record<string, () => unknown> } };
      compileFunction(built.read('server/heads.cjs'), ['module', 'exports'])(module, module.exports);
      expect(module.exports.default?.['/fixture']?.()).toEqual({ status: 200, canonical: '/plans' });
    },
    SLOW,
  );

  test(
    'fails when it imports a Node module',
    async () => {
      const code =
        "import { readFileSync } from 'node:fs';\nexport default { '/fixture': () => ({ title: String(readFileSync) }) };\n";
      const { errors } = await buildChanged('heads-node', 'src/heads.ts', code);
      expect(errors.join()).toContain('node:fs');
    },
    SLOW,
  );
});

test(
  'builds the same release after a route was replaced by a stub and restored',
  async () => {
    const dir = join(FIXTURE.dir, '..', `.restored-${process.pid}`);
    cpSync(FIXTURE.dir, dir, { recursive: true });
    try {
      const route = join(dir, 'src/routes/fixture.route.tsx');
      const code = readFileSync(route, 'utf8');
      const built: Built[] = [];
      for (const text of [code, 'export function Component() {}\n', code]) {
        writeFileSync(route, text);
        built.push(
          await buildRemote(join(home, 'restored'), { ...FIXTURE, dir, name: 'mfe-restored' }, REACT_ONLY),
        );
      }
      expect(built.flatMap(({ errors }) => errors)).toEqual([]);
      expect(built[2]!.version).toBe(built[0]!.version);
      expect(built[1]!.version).not.toBe(built[0]!.version);
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
  SLOW,
);

describe('failing remote build', () => {
  test('reports a file whose type no release may contain', async () => {
    const code = "export const Component = () => new URL('../manifest.ts', import.meta.url).href;\n";
    const { errors } = await buildChanged('typescript', 'src/routes/fixture.route.tsx', code);
    expect(errors.join()).toMatch(/manifest\.\w+\.ts has no type that a release may contain/);
  });

  test(
    'reports a route whose chunk exports nothing',
    async () => {
      const code = "import styles from './fixture.module.css';\nconsole.log(styles);\nexport {};\n";
      const { errors } = await buildChanged('empty', 'src/routes/fixture.route.tsx', code);
      expect(errors.join()).toContain('Chunk "fixture" has no export that its import() uses.');
    },
    SLOW,
  );

  test(
    'reports a route whose chunk lost its exports',
    async () => {
      const { errors } = await buildRemote(join(home, 'lost'), FIXTURE, REACT_ONLY, [losesExports]);
      expect(errors.join()).toContain('Chunk "fixture" lost its export Component in the build.');
    },
    SLOW,
  );

  test(
    'reports a route whose chunk does not exist',
    async () => {
      const { errors } = await buildRemote(
        join(home, 'chunk'),
        { ...FIXTURE, manifest: { ...FIXTURE.manifest, routes: [{ path: '/fixture', chunk: 'fixtures' }] } },
        REACT_ONLY,
      );
      expect(errors.join()).toContain('Route /fixture of mfe-fixture names chunk "fixtures"');
    },
    SLOW,
  );

  test(
    'reports a slot whose chunk does not exist',
    async () => {
      const slots = [{ slot: 'frame.footer', chunk: 'footer', order: 1 }];
      const { errors } = await buildRemote(
        join(home, 'slot'),
        { ...FIXTURE, manifest: { ...FIXTURE.manifest, slots } },
        REACT_ONLY,
      );
      expect(errors.join()).toContain('Slot frame.footer of mfe-fixture names chunk "footer"');
    },
    SLOW,
  );

  test(
    'reports a contract that the shell does not provide, and a remote above its budget',
    async () => {
      const { errors } = await buildRemote(
        join(home, 'contract'),
        { ...FIXTURE, contract: '^3.2.0', budget: 100 },
        REACT_ONLY,
      );
      expect(errors.join()).toContain('needs platform contract ^3.2.0; the shell provides 3.0.0');
      expect(errors.join()).toMatch(
        /mfe-fixture has [\d,]+ bytes of compressed scripts and styles, [\d,]+ more than its budget/,
      );
    },
    SLOW,
  );

  test(
    'reports a name that the platform contract does not have',
    async () => {
      const code =
        "import { useOptimistic } from 'react';\nexport const Component = () => String(useOptimistic(0));\n";
      const { errors } = await buildChanged('name', 'src/routes/fixture.route.tsx', code);
      expect(errors.join()).toContain('react of platform contract 3.0.0 has no "useOptimistic"');
    },
    SLOW,
  );

  test(
    'reports an import of a module that the platform does not provide',
    async () => {
      const code =
        "import { renderToString } from 'react-dom/server';\nexport const Component = () => renderToString(null);\n";
      const { errors } = await buildChanged('module', 'src/routes/fixture.route.tsx', code);
      expect(errors.join()).toContain('react-dom/server is not part of platform contract 3.0.0');
    },
    SLOW,
  );

  test(
    'reports a global style sheet',
    async () => {
      const code = "import './page.css';\nexport const Component = () => null;\n";
      writeFileSync(join(home, 'page.css'), 'body { margin: 0 }');
      const { errors } = await buildChanged(
        'css',
        'src/routes/fixture.route.tsx',
        code.replace('./page.css', join(home, 'page.css')),
      );
      expect(errors.join()).toContain('is not a CSS module');
    },
    SLOW,
  );
});
