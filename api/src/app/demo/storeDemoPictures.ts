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
 * that it also completes a demo that was loaded by an earlier release. Each picture is a transaction of its own: one
 * around all of them would need a second connection for each.
 * @returns the number of stored pictures.
 */
export async function storeDemoPictures(services: Parameters<typeof withImage>[0]): Promise<number> {
  const { db } = services;
  const settings = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', ['demo', SETTING])
    .execute();
  if (settings.length !== 1 || settings[0]!.name !== 'demo') return 0;
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
  for (const { slug, pictures = [] } of companies) {
    const company = idOf.get(slug);
    if (company === undefined) continue;
    for (const [name, caption] of pictures) {
      if (known.has(`${company} ${caption}`)) continue;
      const image = images.get(name) ?? (await readPicture(name));
      images.set(name, image);
      if (await storePicture(services, company, image, caption)) stored++;
    }
  }
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: JSON.stringify({ stored }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stored;
}

/** Thrown so that the files of a picture are deleted again. */
class StoredMeanwhile extends Error {}

/** @returns whether the picture was stored, and not by another process meanwhile. */
async function storePicture(
  services: Parameters<typeof withImage>[0],
  company: number,
  image: EncodedImage,
  caption: string,
): Promise<boolean> {
  const upload = { kind: 'pictures' as const, image, uploadedBy: recruiterOf(company) };
  try {
    await withImage(services, upload, async (trx, url) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      const other = await trx
        .selectFrom('company_pictures')
        .select('id')
        .where('company_id', '=', company)
        .where('caption', '=', caption)
        .executeTakeFirst();
      if (other) throw new StoredMeanwhile();
      await insertPicture(trx, company, { url: url!, caption });
    });
    return true;
  } catch (error) {
    if (error instanceof StoredMeanwhile) return false;
    throw error;
  }
}

async function readPicture(name: string): Promise<EncodedImage> {
  const fileName = `${name}.webp`;
  const path = join(DEMO_DATA_FOLDER, 'pictures', fileName);
  return await encodeImage({ field: 'picture', path, fileName }, 'pictures');
}
