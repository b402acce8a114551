import { readFileSync } from 'node:fs';
import { generateSchema, SCHEMA_FILE } from '../scripts/db-types/generateSchema.ts';
import { openTestDatabase } from './testDatabase.ts';

test('the table types match the migrations (after a change: npm run db:types -w api)', async () => {
  const database = await openTestDatabase();
  try {
    expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(await generateSchema(database.pool));
  } finally {
    await database.close();
  }
});
