import { connectDatabase } from '../../../platform/database/connect.ts';
import { publishToRecruiters } from './publishToRecruiters.ts';

test('logs a database error and does not fail the stored change', async () => {
  const { db } = connectDatabase({ host: '/nonexistent', user: 'portal', database: 'portal' });
  const log = { error: jest.fn() };
  const publishEvent = jest.fn();
  const services = { db, publishEvent, log };
  await publishToRecruiters(services, 'board-places-changed', [{ id: 1 }], (places) => ({ places }));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(publishEvent).not.toHaveBeenCalled();
  await db.destroy();
});
