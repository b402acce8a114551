/** `node api/bench/realtime.ts`: what `npm run bench -- realtime` runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestDatabase } from '../test/testDatabase.ts';
import { median, print } from './report.ts';

const CLIENTS = Number(process.argv[2] ?? 10_000);
/** Connections from one address, which has some 28,000 ports. */
const PER_ADDRESS = 5000;
const BROADCASTS = 5;

interface Measured {
  connectMs: number;
  bytesPerClient: number;
  broadcastMs: number;
}

const here = import.meta.dirname;
const database = await openTestDatabase();
try {
  const environment = { ...process.env, BENCH_CONNECTION: JSON.stringify(database.connection) };
  const plain = await measure('plain', environment);
  const ours = await measure('portal', environment);
  print(`${CLIENTS.toLocaleString('en')} connections, of ${CLIENTS.toLocaleString('en')} wanted, on both\n`);
  print(`${''.padEnd(26)}${'bare ws'.padStart(10)}${'realtime'.padStart(10)}${'ratio'.padStart(8)}`);
  row('connected, s', plain.connectMs / 1000, ours.connectMs / 1000);
  row('memory a client, KB', plain.bytesPerClient / 1024, ours.bytesPerClient / 1024);
  row('one broadcast to all, ms', plain.broadcastMs, ours.broadcastMs);
} finally {
  await database.close();
}

async function measure(kind: 'plain' | 'portal', env: NodeJS.ProcessEnv): Promise<Measured> {
  const server = start('realtimeServer.ts', [kind], env);
  const { port, path, memory: before } = await told<{ port: number; path: string; memory: number }>(server);
  const clients = start(
    'realtimeClients.ts',
    [String(port), path, kind, String(CLIENTS), String(PER_ADDRESS)],
    env,
  );
  const { connectMs } = await told<{ connectMs: number }>(clients);
  server.send('memory');
  const { memory } = await told<{ memory: number }>(server);
  const times: number[] = [];
  for (let at = 0; at < BROADCASTS; at += 1) {
    const heard = told<{ lastAt: number }>(clients);
    const begun = Date.now();
    server.send('broadcast');
    times.push((await heard).lastAt - begun);
  }
  clients.kill();
  server.kill();
  await Promise.all([once(clients, 'exit'), once(server, 'exit')]);
  return { connectMs, bytesPerClient: (memory - before) / CLIENTS, broadcastMs: median(times) };
}

function start(file: string, parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const run = [process.execPath, '--expose-gc', join(here, file), ...parameters].map((word) => `'${word}'`);
  // Each connection is a file of each process.
  const script = `ulimit -n $(ulimit -H -n); exec ${run.join(' ')}`;
  return spawn('sh', ['-c', script], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function told<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('A process of the benchmark ended early; the lines above say why.');
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  return message;
}

function row(name: string, plain: number, ours: number): void {
  const cells = [
    plain.toFixed(1).padStart(10),
    ours.toFixed(1).padStart(10),
    (ours / plain).toFixed(2).padStart(8),
  ];
  print(`${name.padEnd(26)}${cells.join('')}`);
}
