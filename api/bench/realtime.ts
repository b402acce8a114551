/** Compares the realtime server with a plain `ws` server (`npm run bench -- realtime`). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { median, print } from './report.ts';

const CLIENTS = Number(process.argv[2] ?? 10_000);
/** Connections per IP address, which has about 28,000 ephemeral ports. */
const PER_IP_ADDRESS = 5000;
const BROADCASTS = 5;

interface Measurement {
  connectMs: number;
  bytesPerClient: number;
  broadcastMs: number;
}

const here = import.meta.dirname;
const database = await openTestDatabase();
try {
  const environment = { ...process.env, BENCH_CONNECTION: JSON.stringify(database.connection) };
  const plain = await measure('plain', environment);
  const portal = await measure('portal', environment);
  print(`${CLIENTS.toLocaleString('en')} connections to each server\n`);
  print(`${''.padEnd(26)}${'plain ws'.padStart(10)}${'realtime'.padStart(10)}${'ratio'.padStart(8)}`);
  row('time to connect, s', plain.connectMs / 1000, portal.connectMs / 1000);
  row('memory per client, KB', plain.bytesPerClient / 1024, portal.bytesPerClient / 1024);
  row('broadcast to all, ms', plain.broadcastMs, portal.broadcastMs);
} finally {
  await database.close();
}

async function measure(kind: 'plain' | 'portal', env: NodeJS.ProcessEnv): Promise<Measurement> {
  const server = start('realtimeServer.ts', [kind], env);
  const {
    port,
    path,
    memory: memoryBefore,
  } = await nextMessage<{ port: number; path: string; memory: number }>(server);
  const clients = start(
    'realtimeClients.ts',
    [String(port), path, kind, String(CLIENTS), String(PER_IP_ADDRESS)],
    env,
  );
  const { connectMs } = await nextMessage<{ connectMs: number }>(clients);
  server.send('memory');
  const { memory } = await nextMessage<{ memory: number }>(server);
  const times: number[] = [];
  for (let round = 0; round < BROADCASTS; round += 1) {
    const received = nextMessage<{ lastAt: number }>(clients);
    const startedAt = Date.now();
    server.send('broadcast');
    times.push((await received).lastAt - startedAt);
  }
  clients.kill();
  server.kill();
  await Promise.all([once(clients, 'exit'), once(server, 'exit')]);
  return { connectMs, bytesPerClient: (memory - memoryBefore) / CLIENTS, broadcastMs: median(times) };
}

function start(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = [process.execPath, '--expose-gc', join(here, file), ...args].map(
    (argument) => `'${argument}'`,
  );
  // Each connection takes a file descriptor in both processes.
  const script = `ulimit -n $(ulimit -H -n); exec ${command.join(' ')}`;
  return spawn('sh', ['-c', script], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const exited = once(child, 'exit').then(() => {
    throw new Error('A benchmark process exited early. See the output above.');
  });
  const [message] = (await Promise.race([once(child, 'message'), exited])) as [T];
  return message;
}

function row(name: string, plain: number, portal: number): void {
  const cells = [
    plain.toFixed(1).padStart(10),
    portal.toFixed(1).padStart(10),
    (portal / plain).toFixed(2).padStart(8),
  ];
  print(`${name.padEnd(26)}${cells.join('')}`);
}
