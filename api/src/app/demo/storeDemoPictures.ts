import { join } from 'node:path';
import { sql } from 'kysely';
import { insertPicture } from '../../domains/companies/pictures/pictures.repository.ts';
import { type EncodedImage, encodeImage } from '../../domains/files/images/encodeImage.ts';
import { withImage } from '../../domains/files/images/storedImage.ts';
import { companies, DEMO_DATA_FOLDER } from './demoData.ts';
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
    const rows = await trx
      .selectFrom('companies as c')
      .leftJoin('company_pictures as p', 'p.company_id', 'c.id')
      .select(['c.id', 'c.slug', 'p.caption'])
      .execute();
    const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
    // Those that an interrupted start has stored.
    const known = new Set(rows.map(({ id, caption }) => `${id} ${caption}`));
    const images = new Map<string, EncodedImage>();
    let stored = 0;
    for (const { slug, pictures = [] } of companies) {
      const company = idOf.get(slug);
      if (company === undefined) continue;
      for (const [name, caption] of pictures) {
        if (known.has(`${company} ${caption}`)) continue;
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
  const path = join(DEMO_DATA_FOLDER, 'pictures', fileName);
  return await encodeImage({ field: 'picture', path, fileName }, 'pictures');
}
