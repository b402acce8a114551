import type { ClientBase } from 'pg';

/** First line of a file whose indexes are built without blocking reads and writes. */
const MARK = '-- concurrent';

/** The only statements of such a file; a build that failed is dropped by its name. */
const STATEMENT =
  /^(?:create (?:unique )?index concurrently (?:if not exists )?(?<built>\w+) on |drop index concurrently (?:if exists )?(?<dropped>\w+)$)/iu;

const BUILD_ATTEMPTS = 3;

export const isConcurrent = (text: string): boolean => text.startsWith(`${MARK}\n`);

/**
 * Runs the statements of a file marked `-- concurrent` outside a transaction. A run that was interrupted is continued:
 * valid indexes stay, and invalid ones are built again.
 * @throws Error when a statement is of another kind, or an index stays invalid.
 */
export async function runConcurrently(client: ClientBase, text: string): Promise<void> {
  const statements = text
    .replaceAll(/--.*$/gmu, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/gu, ' ').trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const { built, dropped } = STATEMENT.exec(statement)?.groups ?? {};
      if (built !== undefined) return async () => await build(client, built, statement);
      if (dropped !== undefined)
        return async () => await client.query(`drop index concurrently if exists ${dropped}`);
      throw new Error(`A file marked "${MARK}" only creates and drops indexes concurrently: ${statement}`);
    });
  for (const run of statements) await run();
}

async function build(client: ClientBase, name: string, statement: string): Promise<void> {
  let failure: unknown;
  for (let attempt = 1; attempt <= BUILD_ATTEMPTS; attempt += 1) {
    const state = await stateOf(client, name);
    if (state === 'valid') return;
    if (state === 'invalid') await client.query(`drop index concurrently ${name}`);
    try {
      await client.query(statement);
    } catch (error) {
      failure = error;
    }
  }
  if ((await stateOf(client, name)) !== 'valid') throw failure;
}

async function stateOf(client: ClientBase, name: string): Promise<'valid' | 'invalid' | 'missing'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (rows.length === 0) return 'missing';
  return rows[0]!.valid ? 'valid' : 'invalid';
}
