import { reachedTests } from './reachedTests.ts';

describe('reachedTests', () => {
  it('runs the specs of a remote whose product code changed', () => {
    const page = 'mfe-public/src/features/blog/BlogPage.tsx';
    expect(reachedTests([page])).toEqual({
      isAll: false,
      sources: [page],
      specs: ['e2e/specs/public/'],
    });
  });

  it('runs a changed spec once', () => {
    const spec = 'e2e/specs/public/phone.spec.ts';
    expect(reachedTests([spec])).toEqual({ isAll: false, sources: [], specs: [spec] });
    expect(reachedTests([spec, 'mfe-public/src/module.ts']).specs).toEqual(['e2e/specs/public/']);
  });

  it('runs no browser specs for a unit test, for shared or for the API', () => {
    const files = ['shell/src/app/store.test.ts', 'shared/src/http/client.ts', 'api/src/server.ts'];
    expect(reachedTests(files)).toEqual({ isAll: false, sources: files, specs: [] });
  });

  it('runs the specs of rendering and releases for a change of the shell', () => {
    expect(reachedTests(['shell/server/app/buildSite.ts']).specs).toEqual([
      'e2e/specs/shell/',
      'e2e/specs/rendering/',
      'e2e/specs/resilience/',
      'e2e/specs/release/',
    ]);
  });

  it('runs all browser specs when a helper of theirs changed', () => {
    expect(reachedTests(['e2e/core/site.ts', 'e2e/specs/public/phone.spec.ts']).specs).toEqual([
      'e2e/specs/',
    ]);
  });

  it.each(['package-lock.json', 'tsconfig.base.json', 'jest.config.js', 'scripts/test/jest/setupBrowser.ts'])(
    'runs all unit tests when %s changed',
    (file) => {
      expect(reachedTests([file]).isAll).toBe(true);
    },
  );

  it.each(['api/migrations/0500_proven_addresses.sql', 'api/demo-data/people.json'])(
    'runs the tests of the database when %s changed',
    (file) => {
      expect(reachedTests([file]).sources).toContain('api/test/support/testDatabase.ts');
    },
  );

  it('runs no test for documentation', () => {
    expect(reachedTests(['README.md', 'api/README.md', 'shared/docs/decisions/0001-x.md'])).toEqual({
      isAll: false,
      sources: [],
      specs: [],
    });
  });
});
