import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../build/workspace.ts';
import { sqlOutsideRepositories } from './sqlOutsideRepositories.ts';

test('finds SQL outside repositories', () => {
  const tree = mkdtempSync(join(tmpdir(), 'portal-sql-'));
  const files = {
    'domains/orders/orders.service.ts': "await db.selectFrom('orders').selectAll().execute();",
    'domains/orders/orders.rules.ts': 'const now = sql<Date>`now()`;',
    'domains/orders/orders.repository.ts': "await db.deleteFrom('orders').execute();",
    'domains/orders/orders.routes.ts':
      "// The repository calls db.deleteFrom.\nimport { deleteOrder } from './orders.repository.ts';",
    'platform/database/inTransaction.ts': 'await sql`begin`.execute(db);',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  expect(sqlOutsideRepositories(tree)).toEqual([
    'domains/orders/orders.rules.ts',
    'domains/orders/orders.service.ts',
  ]);
  rmSync(tree, { recursive: true });
});

test('the API has no SQL outside repositories', () => {
  expect(sqlOutsideRepositories(join(root, 'api/src'))).toEqual([]);
});
