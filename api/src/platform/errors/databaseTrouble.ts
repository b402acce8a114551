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
/** https://www.postgresql.org/docs/18/errcodes-appendix.html: connection, shutdown, too many connections, read-only standby. */
const AWAY_SQL_STATES = /^(08...|57P0[1-5]|53300|25006)$/;
const AWAY_WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|query read timeout|not queryable/i;

/** Whether the database could not be reached, as against having refused what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const {
    code,
    syscall,
    message = '',
    errors,
  } = (error ?? {}) as Partial<NodeJS.ErrnoException & AggregateError>;
  if (code && AWAY_SYSTEM_CODES.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  if (code && AWAY_SQL_STATES.test(code)) return true;
  // Happy eyeballs: one error for all the addresses tried.
  if (errors) return errors.some(isDatabaseAway);
  return AWAY_WORDS.test(message);
}

/** Values that pass a schema and cannot be stored: a number beyond its column, a NUL in a text. */
export function isUnstorable(error: unknown): boolean {
  return ['22003', '22021', '22P05'].includes((error as { code?: string } | null)?.code ?? '');
}

/** Whether something was written for a person whose account was erased in the same moment. */
export function isErasedMeanwhile(error: unknown): boolean {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23503' && /_(account|applicant)_id_fkey$/.test(constraint);
}
