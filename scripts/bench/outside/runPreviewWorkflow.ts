import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewCommands } from '../../new-remote/previewWorkflow.ts';
import { expectRemoteOnSite } from './expectRemoteOnSite.ts';
import { timed, withoutNpm } from './timed.ts';

type Remote = { folder: string; siteUrl: string; route: string; title: string };

/**
 * Changes the heading of a remote as on a branch and runs the commands of its workflow for pull requests. Fails unless
 * the link shows the change, the site does not, and the link shows the live release after the request is closed.
 */
export async function runPreviewWorkflow(
  { folder, siteUrl, route, title }: Remote,
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const { publish, end } = previewCommands(
    readFileSync(join(folder, '.github/workflows/preview.yml'), 'utf8'),
  );
  const env = { ...withoutNpm(process.env), ...settings, BRANCH: 'feature/new heading' };
  const run = (command: string): string =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', command], { cwd: folder, env, encoding: 'utf8' });

  const branchTitle = `${title} of the branch`;
  for (const file of ['src/manifest.ts', 'src/messages/en.messages.json'])
    replaceIn(join(folder, file), title, branchTitle);
  await timed('build the branch', ['npm', 'run', 'build'], folder, settings);
  const [link = ''] = /https?:\/\/\S+\/api\/_preview\/\S+/.exec(run(publish)) ?? [];
  await expectRemoteOnSite(link, { route: `?to=${route}`, title: branchTitle });
  await expectRemoteOnSite(siteUrl, { route, title });

  const output = run(end);
  if (!output.includes('is deleted.')) throw new Error(`The preview was not deleted: ${output}`);
  await expectRemoteOnSite(link, { route: `?to=${route}`, title });
  console.log('The preview of a branch was shown by its link only, and is gone with the branch.');
}

/** Replaces the first text between quotation marks. */
function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    new RegExp(`(['"])${text}\\1`),
    (_match, quote: string) => quote + replacement + quote,
  );
  if (after === before) throw new Error(`${file} does not contain "${text}".`);
  writeFileSync(file, after);
}
