import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

const FOLDER = join(root, 'scripts/deploy/prometheus');
const rules = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

test('has a runbook for each of at most twelve alerts, and no other runbook', () => {
  expect(names.length).toBeLessThanOrEqual(12);
  expect(readdirSync(join(root, 'shared/docs/runbooks')).toSorted()).toEqual(
    names.map((name) => `${name}.md`).toSorted(),
  );
  for (const name of names) expect(rules).toContain(`runbook: shared/docs/runbooks/${name}.md`);
});

test('uses only metrics that the servers have', () => {
  const sources = ['api/src/app/metrics', 'shell/server']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.ts') && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = new Set(rules.match(/\bportal_\w+/g));
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) expect(sources).toContain(`'${name}'`);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const describeWithPromtool = hasPromtool || process.env['CI'] ? describe : describe.skip;

describeWithPromtool('promtool', () => {
  test('runs the unit tests of the rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('SUCCESS');
  });
});
