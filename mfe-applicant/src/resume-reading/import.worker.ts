import type { ImportResult, ImportSource } from './importSource.ts';
import { readSource } from './readSource.ts';

type WorkerScope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImportSource>) => void) => void;
  postMessage: (result: ImportResult, transfer: Transferable[]) => void;
};
const worker = self as unknown as WorkerScope;

worker.addEventListener('message', ({ data }) => worker.postMessage(readSource(data), []));
