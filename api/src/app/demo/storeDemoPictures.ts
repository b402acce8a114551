import type { PictureKind } from '@cpa/shared/contracts';
import { join } from 'node:path';
import { insertPicture } from '../../domains/companies/pictures/pictures.repository.ts';
import { type EncodedImage, encodeImage } from '../../domains/files/images/encodeImage.ts';
import { withImage } from '../../domains/files/images/storedImage.ts';
import { companies, DEMO_DATA_FOLDER } from './demoData.ts';
import { endIfStored, storeDemoFiles, storeOnce } from './demoFiles.ts';
import { recruiterOf } from './demoPeople.ts';

/**
 * Stores the pictures of the demo companies. Each picture has its own transaction: one around all of them would need a
 * second connection for each.
 * @returns the number of stored pictures.
 */
export async function storeDemoPictures(services: Parameters<typeof withImage>[0]): Promise<number> {
  const { db } = services;
  return await storeDemoFiles(db, 'demo_pictures', async () => {
    const rows = await db
      .selectFrom('companies as c')
      .leftJoin('company_pictures as p', 'p.company_id', 'c.id')
      .select(['c.id', 'c.slug', 'p.caption'])
      .execute();
    const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
    // Those that an interrupted start has stored.
    const known = new Set(rows.map(({ id, caption }) => `${id} ${caption}`));
    const images = new Map<string, EncodedImage>();
    let stored = 0;
    for (const { slug, pictures = [], team = [] } of companies) {
      const company = idOf.get(slug);
      if (company === undefined) continue;
      for (const picture of [...pictures, ...team]) {
        const [name, caption] = picture;
        if (known.has(`${company} ${caption}`)) continue;
        const image = images.get(name) ?? (await readPicture(name));
        images.set(name, image);
        const kind = team.includes(picture) ? 'team' : 'work';
        if (await storePicture(services, company, image, { caption, kind })) stored++;
      }
    }
    return stored;
  });
}

async function storePicture(
  services: Parameters<typeof withImage>[0],
  company: number,
  image: EncodedImage,
  { caption, kind }: { caption: string; kind: PictureKind },
): Promise<boolean> {
  const upload = { kind: 'pictures' as const, image, uploadedBy: recruiterOf(company) };
  return await storeOnce(
    async () =>
      await withImage(services, upload, async (trx, url) => {
        const find = trx
          .selectFrom('company_pictures')
          .select('id')
          .where('company_id', '=', company)
          .where('caption', '=', caption);
        await endIfStored(trx, async () => await find.executeTakeFirst());
        await insertPicture(trx, company, { url: url!, caption, kind });
      }),
  );
}

async function readPicture(name: string): Promise<EncodedImage> {
  const fileName = `${name}.webp`;
  const path = join(DEMO_DATA_FOLDER, 'pictures', fileName);
  return await encodeImage({ field: 'picture', path, fileName }, 'pictures');
}
