/**
 * Tells the server's log of something that a person need not be told. Goes the way of next-auth's own log lines
 * and never fails.
 */
export function reportProblem(code: string, error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : (JSON.stringify(error) ?? '');
  const body = new URLSearchParams({ level: 'error', code, message: message.slice(0, 1000) });
  navigator.sendBeacon?.('/api/auth/_log', body);
}
