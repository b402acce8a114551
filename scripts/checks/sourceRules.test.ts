import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root, REMOTES } from '../build/workspace.ts';
import { sqlOutsideRepositories } from './sqlOutsideRepositories.ts';
import { readSourceFiles } from './sourceFiles.ts';
import { utcDays } from './utcDays.ts';
import { valueTypes } from './valueTypes.ts';

describe('sqlOutsideRepositories', () => {
  test('finds SQL outside repositories', () => {
    const tree = mkdtempSync(join(tmpdir(), 'portal-sql-'));
    const files = {
      'domains/orders/orders.service.ts': "await db.selectFrom('orders').selectAll().execute();",
      'domains/orders/orders.rules.ts': 'const now = sql<Date>`now()`;',
      'domains/orders/orders.repository.ts': "await db.deleteFrom('orders').execute();",
      'domains/orders/orders.routes.ts':
        "// The repository calls db.deleteFrom.\nimport { deleteOrder } from './orders.repository.ts';",
      'platform/database/inTransaction.ts': 'await sql`begin`.execute(db);',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    expect(sqlOutsideRepositories(tree)).toEqual([
      'domains/orders/orders.rules.ts',
      'domains/orders/orders.service.ts',
    ]);
    rmSync(tree, { recursive: true });
  });

  test('the API has no SQL outside repositories', () => {
    expect(sqlOutsideRepositories(join(root, 'api/src'))).toEqual([]);
  });
});

describe('lazy components', () => {
  /** Nobody misses them: the page works without, or shows a frame of its own. */
  const EXTRAS = [
    /^conversation\/Safety\.tsx$/,
    /^layout\/BannerPlace\.tsx$/,
    /^notifications\/BellPlace\.tsx$/,
    /^page-frame\/FramePlace\.tsx$/,
    /^release-offer\/ReleaseOfferArea\.tsx$/,
    /\/(?:SearchBox|HeroSearch|SalaryFilter|ApplicationTabs|DesignSheet)\.tsx$/,
    /^text\/RichText\.tsx$/,
    /^routes\/vacancies\.route\.tsx$/,
  ];

  test('say when their code does not load', () => {
    const files = ['shared', 'shell', ...REMOTES].flatMap((name) =>
      readSourceFiles(join(root, name, 'src'), ['tsx', 'ts']),
    );
    const uses = files
      .filter(({ path }) => !/\.test\.tsx?$|lazyComponent\.ts$/.test(path))
      .flatMap(({ path, source }) =>
        [...source.matchAll(/^.*\.useComponent\(.*$/gm)].map(([line]) => ({ path, line: line.trim() })),
      );
    expect(uses.length).toBeGreaterThan(20);
    const silent = uses.filter(
      ({ path, line }) => !line.includes('isFailed') && !EXTRAS.some((one) => one.test(path)),
    );
    expect(silent).toEqual([]);
  });
});

describe('stickyPositions', () => {
  const files = ['shared', 'shell', ...REMOTES].flatMap((name) =>
    readSourceFiles(join(root, name, 'src'), ['css']),
  );

  test('headers and bars that stay in view take their position from --sticky, which high zoom turns off', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ source }) => /position:\s*sticky/.test(source)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('only the dock stays at the bottom of the window', () => {
    const rules = files.flatMap(({ path, source }) =>
      [...source.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => ({ path, body: body! })),
    );
    const atBottom = rules.filter(
      ({ body }) => /position:\s*(?:fixed|var\(--fixed\))/.test(body) && hasBottom(body),
    );
    expect([...new Set(atBottom.map(({ path }) => path))]).toEqual(['ui/dock/DockPlace.module.css']);
  });

  /**
   * Returns whether a rule sets the distance to the bottom and not to the top, for example `bottom: 0` or `inset: auto
   * 0 0`.
   */
  function hasBottom(body: string): boolean {
    if (/(?:^|[;\s])(?:bottom|inset-block-end):/.test(body)) return true;
    const inset = /(?:^|[;\s])inset(?:-block)?:\s*([^;]+)/.exec(body)?.[1];
    return inset !== undefined && /^auto\b/.test(inset) && !/^auto$/.test(inset.trim());
  }
});

describe('utility classes', () => {
  const read = (extension: string) =>
    ['shared', 'shell', ...REMOTES].flatMap((name) => readSourceFiles(join(root, name, 'src'), [extension]));
  const styles = read('css').find(({ path }) => path === 'ui/styles/utilities.css')!.source;
  const declared = [...styles.matchAll(/^ {2}\.([\w-]+) \{/gm)].map(([, name]) => name!);
  const used = read('tsx').flatMap(({ source }) =>
    [...source.matchAll(/lassName="([^"]+)"|(?:lassName=\{|classNames\()([^{}()]*)[})]/g)].flatMap(
      ([, text = '', code = '']) => [
        text,
        ...[...code.matchAll(/(?<!=== )'([a-z][^']*)'/g)].map(([, each]) => each!),
      ],
    ),
  );
  const names = new Set(used.flatMap((classes) => classes.split(' ')).filter(Boolean));

  test('every class of a component that is no CSS module is declared', () => {
    expect(names.size).toBeGreaterThan(40);
    expect([...names].filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('every declared class is used', () => {
    expect(declared.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('utcDays', () => {
  /** Inserted, so that this file does not contain such a line itself. */
  const DOT = String.fromCharCode(46);
  const CUT = `(0, ${String(10)})`;

  test('finds days that are cut off instants', () => {
    const tree = mkdtempSync(join(tmpdir(), 'portal-days-'));
    const lines = [
      `const day = created_at.slice${CUT};`,
      'const day = dayInAruba(created_at);',
      `const day = now.toISOString().substring${CUT};`,
      `const short = commit?.slice${CUT};`,
      `const day = now.toISOString()${DOT}split('T')[0];`,
    ];
    writeFileSync(join(tree, 'day.ts'), lines.join('\n'));
    expect(utcDays(tree)).toEqual(['day.ts:1', 'day.ts:3', 'day.ts:5']);
    rmSync(tree, { recursive: true });
  });

  test('days of instants are days in Aruba', () => {
    expect(utcDays(root)).toEqual([]);
  });
});

describe('valueTypes', () => {
  it('lists the values of each text, a number where one is counted', () => {
    const types = valueTypes({
      plain: 'All vacancies',
      'a.name': 'Hello, {name}',
      count: '{count, plural, one {# vacancy of {company}} other {# vacancies of {company}}}',
      twice: '{count} of {count, number}',
      kind: '{kind, select, one {a {size}} other {b}}',
    });
    expect(types?.split('\n').slice(2, -2)).toEqual([
      "  'a.name': { name: string | number };",
      "  'count': { count: number; company: string | number };",
      "  'twice': { count: number };",
      "  'kind': { kind: string; size: string | number };",
    ]);
  });

  it('returns null for texts without values', () => {
    expect(valueTypes({ plain: 'All vacancies' })).toBeNull();
  });
});
