import { runApiBench } from './api/runApiBench.ts';

/** 10,000 browsers on the realtime server and on a server that is nothing but `ws`: connecting, memory, one broadcast. */
export async function run(): Promise<void> {
  await runApiBench('realtime.ts');
}
