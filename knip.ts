import type { KnipConfig } from 'knip';

/** Matches an import of the entry points of `shared` that product code uses, over several lines too. */
const SHARED_IMPORT =
  /^import\s[^;]*?from '(?:@cpa\/shared|\.\.)\/(?!testing|contracts|server|[^']*\.module)[^']*';$/gm;

/** Files whose imports of `shared` do not make an export used: they would keep code that no page needs. */
const NO_CONSUMERS = [/\/shell\/src\/remotes\/platform\/modules\.ts$/, /\/shared\/src\/styleguide\//];

/**
 * Dynamic imports of the large components. Tabs are not lazy on the applicant's page, which shows letter, answers and
 * history.
 */
const SHARED_LAZY_IMPORT = /import\((?:\/\*[^*]*\*\/)?\s*'@cpa\/shared\/ui\/(?!tabs')[^']*'\)/g;

const withoutSharedImports = (text: string, path: string): string =>
  NO_CONSUMERS.some((pattern) => pattern.test(path))
    ? text.replaceAll(SHARED_IMPORT, '').replaceAll(SHARED_LAZY_IMPORT, '{}')
    : text;

const config: KnipConfig = {
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
  ignoreBinaries: [
    'clamd',
    'haproxy',
    'nsenter',
    'nginx',
    'openssl',
    'pgbouncer',
    'promtool',
    'runuser',
    'systemd-analyze',
    'unshare',
  ],
  compilers: { ts: withoutSharedImports, tsx: withoutSharedImports },
  ignoreExportsUsedInFile: true,
  workspaces: {
    // Overrides of packages that our dependencies name and that nothing loads.
    '.': {
      ignoreDependencies: [
        '@babel/helper-module-imports',
        '@lingui/babel-plugin-lingui-macro',
        '@napi-rs/canvas',
        '@rspack/core',
        'babel-plugin-macros',
        'next',
        // Started by its path.
        'squawk-cli',
      ],
    },
    scripts: {
      entry: [
        '*.{ts,mjs}',
        'bench/*.ts',
        'bench/kill/*.ts',
        'bench/upgrade/systemctl.ts',
        'empty-package/index.js',
        'kit/*.ts',
        'build/*Loader.ts',
        'build/buildThread.ts',
        'build/{monolithSource,unusedFeatures}.js',
        'build/refresh*.{js,cjs}',
        'build/fixtures/**/*.{ts,tsx}',
        'build/buildBroken.ts',
        'build/buildOtherHost.ts',
        'new-remote/mfe-sample/src/{module,manifest,heads,standalone}.{ts,tsx}',
        'checks/{bareText,ceilings,claims,commitSubjects,folderCycles,licences,migrations,prose,remoteNames,sharedPaths}.ts',
        'checks/{sizeBudgets,storageKeys,translations,unusedStyles}.ts',
        'test/jest/*.{ts,cjs}',
        'test/cluster/supervise.ts',
        'test/drill/inside.ts',
        'test/oldRelease.ts',
      ],
      ignoreDependencies: [
        'css-loader',
        'swc-loader',
        // Imported by computed names.
        'lucide-react',
        'lightningcss',
        'react-router',
        'react-redux',
        'typed-redux-saga',
        'redux-saga',
        '@reduxjs/toolkit',
        'react-hook-form',
        '@hookform/resolvers',
      ],
    },
    api: {
      entry: [
        'src/server.ts',
        'src/worker.ts',
        'src/cli.ts',
        'src/paymentSimulators.ts',
        'src/domains/files/images/decoder.ts',
        'src/domains/publishing/share-images/drawing/renderProcess.ts',
        'bench/*.ts',
        'scripts/*/writeSchema.ts',
        'test/global*.mts',
        // Started by the browser tests.
        'test/support/runOidcProvider.ts',
      ],
      ignoreDependencies: ['@fontsource/.+'],
    },
    e2e: {
      entry: [
        'everyPage.config.ts',
        'core/startSite.ts',
        'core/faults/stallFiles.ts',
        '{specs,every-page}/**/*.spec.ts',
      ],
    },
    shell: {
      entry: [
        'src/index.ts',
        'server/server.ts',
        'server/documents/sandbox/process/main.ts',
        'src/app/rendering/createPageRenderer.tsx',
        'server/documents/offline/*orker.js',
        'server/platform/watchdog/worker.js',
        'server/releases/testing/activateInTurns.ts',
        'server/platform/storage/testing/s3Server.mjs',
        'src/remotes/platform/libraries/*.ts',
      ],
    },
    shared: {
      entry: ['src/standalone.tsx'],
      ignoreDependencies: ['@fontsource-variable/.+'],
      includeEntryExports: true,
    },
    'mfe-*': {
      entry: ['src/{module,manifest,heads}.ts', 'src/standalone.tsx', 'src/routes/*.route.tsx'],
    },
  },
};

export default config;
