import { MAX_COMPANY_PICTURES, type OwnCompany, type PictureKind } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import type { EncodedImage } from '../../files/images/encodeImage.ts';
import { withImage } from '../../files/images/storedImage.ts';
import { assertOwner } from '../company.rules.ts';
import { lockMembership, readOwnCompany } from '../companyEditing.repository.ts';
import { countPictures, deletePicture, insertPicture, updateCaption } from './pictures.repository.ts';

type Caller = { id: number };
type Picture = { id: number; pictureId: number };

/** Locks the company. @throws DomainError 404 for a company of others, 403 for members who are not owners. */
export async function assertOwned(trx: Executor, caller: Caller, id: number): Promise<void> {
  const membership = await lockMembership(trx, caller.id, id);
  if (!membership) throw notFound('company');
  assertOwner(membership);
}

/** @throws DomainError 409 when the company has the maximum number of pictures of this kind. */
export async function addPicture(
  services: Parameters<typeof withImage>[0],
  caller: Caller,
  id: number,
  { image, caption, kind }: { image: EncodedImage; caption: string; kind: PictureKind },
): Promise<OwnCompany> {
  const stored = { kind: 'pictures' as const, image, uploadedBy: caller.id };
  return await withImage(services, stored, async (trx, url) => {
    await assertOwned(trx, caller, id);
    if ((await countPictures(trx, id, kind)) >= MAX_COMPANY_PICTURES) {
      throw new DomainError(409, 'too_many_pictures', { max: MAX_COMPANY_PICTURES });
    }
    await insertPicture(trx, id, { url: url!, caption, kind });
    return await ownCompany(trx, caller, id);
  });
}

export async function changeCaption(
  db: Database,
  caller: Caller,
  { id, pictureId }: Picture,
  caption: string,
): Promise<OwnCompany> {
  return await db.transaction().execute(async (trx) => {
    await assertOwned(trx, caller, id);
    const isFound = await updateCaption(trx, { companyId: id, pictureId }, caption);
    if (!isFound) throw notFound('picture');
    return await ownCompany(trx, caller, id);
  });
}

export async function removePicture(
  db: Database,
  caller: Caller,
  { id, pictureId }: Picture,
): Promise<OwnCompany> {
  return await db.transaction().execute(async (trx) => {
    await assertOwned(trx, caller, id);
    if (!(await deletePicture(trx, { companyId: id, pictureId }))) throw notFound('picture');
    return await ownCompany(trx, caller, id);
  });
}

async function ownCompany(trx: Executor, caller: Caller, id: number): Promise<OwnCompany> {
  const company = await readOwnCompany(trx, caller.id, id);
  if (!company) throw notFound('company');
  return company;
}
