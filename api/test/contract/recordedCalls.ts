import type { FastifyInstance } from 'fastify';
import { openApiOperations } from '../support/openApiOperations.ts';

const made = new Map<FastifyInstance, { find: ReturnType<typeof openApiOperations>; calls: Set<string> }>();

/** Records that a client made this call successfully. */
export function recordCall(app: FastifyInstance, method: string, url: string): void {
  const known = made.get(app) ?? { find: openApiOperations(app), calls: new Set() };
  made.set(app, known);
  const path = known.find(method, url)?.path;
  if (path !== undefined) known.calls.add(`${method.toUpperCase()} ${path}`);
}

/** Returns the calls that no client has made successfully yet, for example `GET /vacancies/{id}`. */
export function missingCalls(app: FastifyInstance, calls: readonly string[]): string[] {
  return calls.filter((call) => !made.get(app)?.calls.has(call));
}
