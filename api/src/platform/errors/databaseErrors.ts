const AWAY_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * https://www.postgresql.org/docs/18/errcodes-appendix.html: connection, shutdown, full disk, out of memory, too
 * many connections, read-only standby.
 */
const AWAY_SQL_STATES = /^(08...|57P0[1-5]|53[1-3]00|25006)$/;
const AWAY_WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|query read timeout|not queryable/i;

/** Checks whether the database was unreachable, as opposed to rejecting a query. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const {
    code,
    syscall,
    message = '',
    errors,
  } = (error ?? {}) as Partial<NodeJS.ErrnoException & AggregateError>;
  if (code && AWAY_SYSTEM_CODES.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  if (code && AWAY_SQL_STATES.test(code)) return true;
  // Happy Eyeballs reports one error for all IP addresses.
  if (errors) return errors.some(isDatabaseUnreachable);
  return AWAY_WORDS.test(message);
}

/** Checks for values that pass a schema but cannot be stored: a number out of range, a NUL character. */
export function isUnstorable(error: unknown): boolean {
  return ['22003', '22021', '22P05'].includes((error as { code?: string } | null)?.code ?? '');
}

/** Checks for a foreign key violation caused by an account that was erased concurrently. */
export function isErasedConcurrently(error: unknown): boolean {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23503' && /_(account|applicant)_id_fkey$/.test(constraint);
}
