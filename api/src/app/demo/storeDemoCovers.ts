import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodeImage } from '../../domains/files/images/encodeImage.ts';
import { withImage } from '../../domains/files/images/storedImage.ts';
import { DEMO_DATA_FOLDER } from './demoData.ts';
import { endIfStored, storeDemoFiles, storeOnce } from './demoFiles.ts';
import { recruiterOf } from './demoPeople.ts';

const FOLDER = join(DEMO_DATA_FOLDER, 'covers');

/**
 * Stores the covers of the demo companies, whose files have the slugs of the companies. Each cover has its own
 * transaction, like each picture.
 * @returns the number of stored covers.
 */
export async function storeDemoCovers(services: Parameters<typeof withImage>[0]): Promise<number> {
  return await storeDemoFiles(services.db, 'demo_covers', async () => {
    const files = readdirSync(FOLDER).map((fileName) => [fileName, fileName.replace('.webp', '')] as const);
    let stored = 0;
    for (const [fileName, slug] of files) {
      const company = await services.db
        .selectFrom('companies')
        .select('id')
        .where('slug', '=', slug)
        .where('cover', 'is', null)
        .executeTakeFirst();
      if (company && (await storeCover(services, company.id, fileName))) stored++;
    }
    return stored;
  });
}

async function storeCover(
  services: Parameters<typeof withImage>[0],
  id: number,
  fileName: string,
): Promise<boolean> {
  const image = await encodeImage({ field: 'cover', path: join(FOLDER, fileName), fileName }, 'covers');
  return await storeOnce(
    async () =>
      await withImage(
        services,
        { kind: 'covers', image, uploadedBy: recruiterOf(id) },
        async (trx, cover) => {
          const find = trx.selectFrom('companies').select('id').where('id', '=', id);
          await endIfStored(trx, async () => await find.where('cover', 'is not', null).executeTakeFirst());
          await trx.updateTable('companies').set({ cover: cover! }).where('id', '=', id).execute();
        },
      ),
  );
}
