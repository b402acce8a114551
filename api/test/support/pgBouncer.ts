import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from './testDatabase.ts';
import { freePorts } from '@cpa/shared/server';

/** Debian installs it into a folder that only the PATH of root contains. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

export interface PgBouncer {
  /** Value of `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode before the test's database, with fewer server connections than clients, so
 * that statements of one client use different connections.
 */
export async function openPgBouncer({ connection }: Pick<TestDatabase, 'connection'>): Promise<PgBouncer> {
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const { host, user, database } = connection;
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  // PgBouncer refuses to run as root and needs access to the socket folder.
  const { uid, gid } = statSync(host);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  if (!hasPgBouncer) throw new Error('There is no program pgbouncer on this machine. Please install it.');
  const child = spawn('pgbouncer', [file], { env: { PATH }, stdio: 'ignore', ...account });
  const gone = once(child, 'exit');
  while (!(await takesConnections(port!))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}.`);
    await sleep(20);
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
