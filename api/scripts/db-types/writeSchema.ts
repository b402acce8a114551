/** Writes the table types from the migrations (`npm run db:types -w api`). */
import { writeFile } from 'node:fs/promises';
import { openTestDatabase } from '../../test/support/testDatabase.ts';
import { generateSchema, SCHEMA_FILE } from './generateSchema.ts';

const database = await openTestDatabase();
try {
  await writeFile(SCHEMA_FILE, await generateSchema(database.pool));
} finally {
  await database.close();
}
