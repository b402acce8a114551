import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PLATFORM_VERSION } from '../../shell/src/remotes/platform/keys.ts';
import { LEAST_NODE } from '../build/nodeProblem.ts';
import { previewWorkflow } from './previewWorkflow.ts';
import { type NewRemote, writeRemote } from './writeRemote.ts';

type OutsideRemote = NewRemote & {
  /** Folder with the tarballs of `npm run pack`. Default: the package registry. */
  packages?: string | undefined;
};

/** Writes a remote as a separate repository and returns its folder. */
export function writeOutsideRemote({ packages, ...remote }: OutsideRemote): string {
  const folder = writeRemote(remote);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const version = (name: string) =>
    packages ? `file:${resolve(packages, `cpa-${name}-${PLATFORM_VERSION}.tgz`)}` : PLATFORM_VERSION;

  const { dependencies, ...manifest } = JSON.parse(read('package.json')) as { dependencies: object };
  const json = {
    ...manifest,
    engines: { node: `>=${LEAST_NODE}` },
    scripts: {
      build: 'cpa-remote build',
      test: 'cpa-remote test',
      dev: 'cpa-remote dev',
      types: 'tsc',
      portal: 'cpa-remote portal',
    },
    dependencies: { ...dependencies, '@cpa/shared': version('shared') },
    devDependencies: { '@cpa/remote-kit': version('remote-kit') },
  };
  write('package.json', `${JSON.stringify(json, null, 2)}\n`);
  write(
    'tsconfig.json',
    `${JSON.stringify({ extends: '@cpa/remote-kit/tsconfig.json', include: ['src'] }, null, 2)}\n`,
  );
  write('jest.config.js', "export { default } from '@cpa/remote-kit/jest';\n");
  write('.gitignore', 'node_modules\ndist\n.cache\n');
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  write('.github/workflows/preview.yml', previewWorkflow(`mfe-${remote.name}`));
  // The standalone page needs the servers of the site's repository.
  rmSync(join(folder, 'src/standalone.tsx'));
  write('README.md', read('README.md').replace(/\n## Develop\n[\s\S]*$/, commands(`mfe-${remote.name}`)));
  return folder;
}

const commands = (name: string): string => `
## Commands

\`\`\`
npm test
npm run types
npm run build
npm run dev -- --against https://jobs.example.aw
export PORTAL_URL=https://jobs.example.aw PORTAL_TOKEN=cpa_…
npm run portal -- publish ${name} --activate --reason "first release"
npm run portal -- rollback ${name}
\`\`\`

\`.github/workflows/preview.yml\` publishes a preview of each pull request, prints its link in the summary of the run, and deletes the
previews when the request is closed. It needs the variable \`PORTAL_URL\`, the secret \`PORTAL_TOKEN\` and a committed \`package-lock.json\`.

The operator of the site grants the routes, events and slots of the manifest (\`portal grants add ${name} …\`) and creates the token. Nothing else has to be built: the release document tells the site which pages
belong to this remote.
`;
