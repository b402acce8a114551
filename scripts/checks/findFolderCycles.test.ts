import { findFolderCycles } from './findFolderCycles.ts';

/** Builds source files from a map of paths to the specifiers they import. */
const files = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([path, specifiers]) => ({
    path,
    source: specifiers.map((specifier) => `import { one } from '${specifier}';\n`).join(''),
  }));

describe('findFolderCycles', () => {
  it('finds two folders that import each other, although no file does', () => {
    const found = findFolderCycles(
      files({ 'src/a/1.ts': ['../b/1.ts'], 'src/b/1.ts': [], 'src/b/2.ts': ['../a/2.ts'], 'src/a/2.ts': [] }),
    );
    expect(found).toEqual([{ parent: 'src', folders: ['a', 'b'] }]);
  });

  it('finds a cycle of three folders by way of nested files', () => {
    const found = findFolderCycles(
      files({
        'src/a/deep/1.ts': ['../../b/1.ts'],
        'src/b/1.ts': ['../c/deep/1.ts'],
        'src/c/deep/1.ts': ['../../a/2.ts'],
        'src/a/2.ts': [],
      }),
    );
    expect(found).toEqual([{ parent: 'src', folders: ['a', 'b', 'c'] }]);
  });

  it.each([
    ['a re-export', "export { one } from '../a/1.ts';"],
    ['a type import', "import type { One } from '../a/1.ts';"],
    ['a dynamic import', "const lazy = () => import('../a/1.ts');"],
    ['a side-effect import', "import '../a/1.ts';"],
    ['an import without its extension', "import { one } from '../a/1';"],
  ])('counts %s', (_title, source) => {
    const [a] = files({ 'src/a/1.ts': ['../b/1.ts'] });
    expect(findFolderCycles([a!, { path: 'src/b/1.ts', source }])).toHaveLength(1);
  });

  it('accepts imports in one direction', () => {
    expect(
      findFolderCycles(
        files({ 'src/a/1.ts': ['../b/1.ts', '../b/2.ts'], 'src/b/1.ts': [], 'src/b/2.ts': [] }),
      ),
    ).toEqual([]);
  });

  it('accepts an entry point in the parent that imports a folder and is imported by it', () => {
    expect(findFolderCycles(files({ 'src/index.ts': ['./a/1.ts'], 'src/a/1.ts': ['../index.ts'] }))).toEqual(
      [],
    );
  });
});
