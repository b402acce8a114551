import type { Applicant } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { EncodedImage } from '../../files/images/encodeImage.ts';
import { isSameImage, withImage } from '../../files/images/storedImage.ts';
import { setPhoto } from '../applicants.repository.ts';
import { readApplicant } from './applicants.service.ts';

/** Stores the photo of an applicant. The same photo again changes nothing. */
export async function changePhoto(
  services: Parameters<typeof withImage>[0],
  before: Applicant,
  { image, accountId }: { image: EncodedImage | undefined; accountId: number },
): Promise<Applicant> {
  if (isSameImage(before.photo, image)) return before;
  return await withImage(services, { kind: 'photos', image, uploadedBy: accountId }, async (trx, url) => {
    await setPhoto(trx, accountId, url!);
    return await readApplicant(trx, accountId);
  });
}

/** Removes the photo; a job deletes its files. */
export async function removePhoto(db: Database, accountId: number): Promise<Applicant> {
  await setPhoto(db, accountId, null);
  return await readApplicant(db, accountId);
}
