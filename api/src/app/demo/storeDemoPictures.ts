import { join } from 'node:path';
import { sql } from 'kysely';
import { insertPicture } from '../../domains/companies/pictures/pictures.repository.ts';
import { type EncodedImage, encodeImage } from '../../domains/files/images/encodeImage.ts';
import { withImage } from '../../domains/files/images/storedImage.ts';
import { companies, FOLDER } from './demoData.ts';
import { recruiterOf } from './demoPeople.ts';

/** Advisory lock id, so that concurrent processes store the pictures once. */
const LOCK = 719_204_333;
const SETTING = 'demo_pictures';

/**
 * Stores the pictures of the demo companies like uploads. Does nothing without the demo and once they are stored, so
 * that it also completes a demo that was loaded by an earlier release.
 * @returns the number of stored pictures.
 */
export async function storeDemoPictures(services: Parameters<typeof withImage>[0]): Promise<number> {
  return await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const settings = await trx
      .selectFrom('settings')
      .select('name')
      .where('name', 'in', ['demo', SETTING])
      .execute();
    if (settings.length !== 1 || settings[0]!.name !== 'demo') return 0;
    const withoutPictures = await trx
      .selectFrom('companies as c')
      .select(['c.id', 'c.slug'])
      .leftJoin('company_pictures as p', 'p.company_id', 'c.id')
      .where('p.id', 'is', null)
      .execute();
    const idOf = new Map(withoutPictures.map(({ id, slug }) => [slug, id]));
    const images = new Map<string, EncodedImage>();
    let stored = 0;
    for (const { slug, pictures = [] } of companies) {
      const company = idOf.get(slug);
      if (company === undefined) continue;
      for (const [name, caption] of pictures) {
        const image = images.get(name) ?? (await readPicture(name));
        images.set(name, image);
        const upload = { kind: 'pictures' as const, image, uploadedBy: recruiterOf(company) };
        await withImage(services, upload, async (inner, url) =>
          insertPicture(inner, company, { url: url!, caption }),
        );
        stored++;
      }
    }
    await trx
      .insertInto('settings')
      .values({ name: SETTING, value: JSON.stringify({ stored }) })
      .execute();
    return stored;
  });
}

async function readPicture(name: string): Promise<EncodedImage> {
  const fileName = `${name}.webp`;
  const path = join(FOLDER, 'pictures', fileName);
  return await encodeImage({ field: 'picture', path, fileName }, 'pictures');
}
