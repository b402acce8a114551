import type { FastifyInstance } from 'fastify';
import { describedCalls } from '../describedCalls.ts';

const made = new Map<FastifyInstance, { find: ReturnType<typeof describedCalls>; calls: Set<string> }>();

/** Keeps that a client made this call and was answered well. */
export function recordCall(app: FastifyInstance, method: string, url: string): void {
  const known = made.get(app) ?? { find: describedCalls(app), calls: new Set() };
  made.set(app, known);
  const path = known.find(method, url)?.path;
  if (path !== undefined) known.calls.add(`${method.toUpperCase()} ${path}`);
}

/** Which of these calls no client has made well so far, as `GET /vacancies/{id}`. */
export function callsMissing(app: FastifyInstance, calls: readonly string[]): string[] {
  return calls.filter((call) => !made.get(app)?.calls.has(call));
}
