import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequestMetrics } from '@cpa/shared/server';
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

const dashboards = ['visitors', 'operation'].map((name) => {
  const text = readFileSync(join(root, `scripts/deploy/grafana/${name}.json`), 'utf8');
  return JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
});
const queries = dashboards.flatMap(({ panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);

test('uses only metrics that the servers have, in alerts and dashboards', async () => {
  const sources = ['api/src/app/metrics', 'shell/server/app']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.ts') && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const text = [rules, ...queries].join('\n');
  const used = new Set(text.match(/\bportal_\w+/g));
  expect(used.size).toBe(12);
  for (const name of used) expect(sources).toContain(`'${name}'`);
  // Those of Node and of the requests.
  const { registry, observe } = createRequestMetrics();
  observe({ method: 'GET', route: '/', status: 200 }, 1);
  const served = await registry.metrics();
  const others = new Set(text.match(/\b(?:http|nodejs|process)_\w+/g));
  expect(others.size).toBeGreaterThan(4);
  for (const name of others) expect(served).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const describeWithPromtool = hasPromtool || process.env['CI'] ? describe : describe.skip;

describeWithPromtool('promtool', () => {
  test('parses the queries of the dashboards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-dashboards-'));
    const recorded = queries.map((expr, index) => ({ record: `dashboard:query:${index}`, expr }));
    writeFileSync(
      join(folder, 'rules.yml'),
      JSON.stringify({ groups: [{ name: 'dashboards', rules: recorded }] }),
    );
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(folder, 'rules.yml')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('runs the unit tests of the rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('SUCCESS');
  });
});
