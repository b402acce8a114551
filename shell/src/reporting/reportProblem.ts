/**
 * Reports a problem to the server's log that the user need not see. Uses the endpoint of next-auth's client log. Never
 * throws.
 */
export function reportProblem(code: string, error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : (JSON.stringify(error) ?? '');
  const body = new URLSearchParams({ level: 'error', code, message: message.slice(0, 1000) });
  navigator.sendBeacon?.('/api/auth/_log', body);
}
