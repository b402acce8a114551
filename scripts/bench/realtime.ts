import { runApiBench } from './api/runApiBench.ts';

/** Compares connecting, memory and a broadcast on 10,000 connections with a plain `ws` server. */
export async function run(): Promise<void> {
  await runApiBench('realtime.ts');
}
