import { join } from 'node:path';
import { REMOTES, root } from '../../build/workspace.ts';
import { type ProjectOptions, SAMPLE, browserProjects, common, transformFor } from './browserProjects.ts';

const here = import.meta.dirname;

/** Servers and tools, as native ES modules, so that `import.meta` and top-level `await` work. */
const nodeProject = (options: ProjectOptions) => ({
  ...common(options),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: transformFor(false),
  testEnvironment: 'node',
  setupFiles: [join(here, 'setupNode.cjs')],
});

const api = nodeProject({ name: 'api', folder: 'api', tests: ['src', 'test'] });

/** Helpers of the API tests that open the whole API. Their imports took a third of the time of such a test file. */
const API_BY_NODE =
  '/api/test/support/(aVacancy|openTestApp|openPaymentApp|openRealtime|signIn|testDatabase)\\.ts$';

/** Jest projects. `--selectProjects shared shell` runs the named ones. */
export const projects = [
  ...browserProjects({ name: 'shared', folder: 'shared', tests: ['src'] }),
  ...browserProjects({ name: 'shell', folder: 'shell', tests: ['src'] }),
  nodeProject({ name: 'shell-server', folder: 'shell', tests: ['server'] }),
  ...REMOTES.flatMap((name) => browserProjects({ name, folder: name, tests: ['src'] })),
  ...browserProjects({ name: 'mfe-sample', folder: SAMPLE, tests: ['src'] }),
  {
    ...api,
    transform: { [API_BY_NODE]: join(here, 'importByNodeTransform.ts'), ...api.transform },
    setupFiles: [...api.setupFiles, join(here, 'shareDate.cjs')],
    globalSetup: join(root, 'api/test/globalSetup.mts'),
    globalTeardown: join(root, 'api/test/globalTeardown.mts'),
  },
  nodeProject({ name: 'scripts', folder: 'scripts', tests: ['.'] }),
];
