import type { ApiRead } from '@cpa/shared/contracts';
import type { FromSandbox } from '../messages.ts';

/** Reads of a path of the API, on behalf of the visitor. */
export type ReadApi = (path: string, body?: string) => Promise<ApiRead>;

const waiting = new Map<number, (answer: ApiRead | { problem: string }) => void>();
let lastId = 0;

/** Returns a function with which the code of one task reads the API through the site server. */
export function startReads(task: number, send: (message: FromSandbox) => void): ReadApi {
  return async (path, body) => {
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<ApiRead | { problem: string }>();
    waiting.set(id, resolve);
    send({ kind: 'read', id, task, path, body });
    const answer = await promise;
    if ('problem' in answer) throw new Error(answer.problem);
    return answer;
  };
}

export function answerRead(id: number, answer: ApiRead | { problem: string }): void {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}
