import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../build/workspace.ts';
import { SLOTS } from '../portal/slots.ts';

type Service = {
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command: string[];
  environment: Record<string, string>;
  env_file?: string[];
  ports?: string[];
  volumes: string[];
  mem_limit?: string;
  mem_reservation?: string;
  stop_grace_period?: string;
  ulimits?: { nofile: number };
  healthcheck?: { test: string[] };
};

const FOLDER = join(root, 'scripts/deploy');
const text = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const { services } = parse(text('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const SERVERS = ['api', 'worker', 'site'];

/** Settings of a unit by name; `Environment` and `EnvironmentFile` may occur several times. */
const unitOf = (server: string) => {
  const lines = text(`systemd/portal-${server}@.service`).matchAll(/^(\w+)=(.*)$/gm);
  return Object.groupBy(
    [...lines].map(([, name = '', value = '']) => ({ name, value })),
    ({ name }) => name,
  );
};
const valueOf = (server: string, name: string) => unitOf(server)[name]?.at(-1)?.value;

describe.each(SERVERS)('%s in containers', (server) => {
  const service = services[server]!;

  it('runs what its unit runs, with the same limits', () => {
    expect(valueOf(server, 'ExecStart')).toMatch(new RegExp(`/${service.command.join(' ')}$`));
    expect({
      MemoryHigh: service.mem_reservation?.toUpperCase(),
      MemoryMax: service.mem_limit?.toUpperCase(),
      LimitNOFILE: String(service.ulimits?.nofile),
      TimeoutStopSec: service.stop_grace_period?.replace('s', ''),
    }).toEqual(
      Object.fromEntries(
        ['MemoryHigh', 'MemoryMax', 'LimitNOFILE', 'TimeoutStopSec'].map((name) => [
          name,
          valueOf(server, name),
        ]),
      ),
    );
  });

  it('has the settings of its unit, and the ports of a slot', () => {
    const own = (unitOf(server)['Environment'] ?? []).map(({ value }) => value.split('='));
    for (const [name = '', value = ''] of own)
      expect(service.environment[name]).toBe(
        value === '@SITE_URL@' ? '${SITE_URL:?such as https://jobs.example.aw}' : value,
      );
    const ports = Object.fromEntries(Object.entries(SLOTS.blue).map(([name, port]) => [name, String(port)]));
    expect(service.environment).toMatchObject(ports);
    expect(service.env_file).toEqual(['/etc/portal/portal.env']);
    // Folders of the environment file.
    const { PORTAL_HOME } = Object.fromEntries(
      [...text('portal.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    expect(service.volumes).toEqual([`home:${PORTAL_HOME}`]);
  });

  it('changes nothing but its own folders, and is not root', () => {
    expect(service).toMatchObject({
      user: '10001:10001',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('is ready when its port says so', () => {
    const port = service.environment[{ api: 'API_PORT', worker: 'WORKER_PORT', site: 'SITE_PORT' }[server]!];
    expect(service.healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${port}/health/ready`);
  });
});

test('publishes only what the proxy of this machine needs', () => {
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published.toSorted()).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:8080:8080']);
});

test('every setting of a slot is one of compose', () => {
  const names = [...text('slot.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  for (const server of SERVERS)
    expect(Object.keys(services[server]!.environment)).toEqual(expect.arrayContaining(names));
});

describe('Dockerfile', () => {
  const dockerfile = text('Dockerfile');

  it('runs as the account of compose, which owns only the folders for data', () => {
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile.split('FROM ').at(-1)).not.toMatch(/--chown|chown -R/);
  });

  it('runs the programs of the units with the Node of the project', () => {
    const [, program] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? [];
    const options = (JSON.parse(program ?? '[]') as string[]).slice(1);
    expect(valueOf('api', 'ExecStart')).toContain(`node_modules/.bin/node ${options.join(' ')} `);
    expect(dockerfile).toContain('PATH=/opt/portal/current/node_modules/.bin:');
  });

  it('contains a bill of materials', () => {
    expect(dockerfile).toContain('npm run sbom && cp .cache/sbom.json sbom.json');
  });
});
