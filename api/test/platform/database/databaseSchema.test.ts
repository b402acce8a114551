import { readFileSync } from 'node:fs';
import { generateSchema, SCHEMA_FILE } from '../../../scripts/db-types/generateSchema.ts';
import { openTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

test('the table types match the migrations (after a change: npm run db:types -w api)', async () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(await generateSchema(database.pool));
});

/** Unlogged tables, which a crash or a failover empties, with the effect of that. */
const UNLOGGED = {
  application_lookers: 'Open pages of applicants write their rows again within half a minute.',
  rate_limits: 'Counters start again. Failed sign-ins are counted in a logged table.',
  realtime_instances: 'Each process writes its row again at its next heartbeat.',
  realtime_members: 'Each process writes its rows again when it has reconnected.',
  vacancy_viewers: 'A visitor who has seen a vacancy today is counted again.',
};

test('only tables that may be emptied at any time are unlogged, and no sequence', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relpersistence = 'u' and relkind in ('r', 'S') order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(UNLOGGED));
});
