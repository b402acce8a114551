import type { Applicant, ApplicantExport } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads where resumes and files of messages are stored, the oldest first. */
export async function readStoredDocuments(db: Executor, applicantId: number) {
  const resumes = await db
    .selectFrom('resumes')
    .select(['file_name', 'storage_key as folder', 'media_type', 'uploaded_at'])
    .where('applicant_id', '=', applicantId)
    .orderBy('id')
    .execute();
  const sent = await selectSentFiles(db, applicantId).select('m.file_folder as folder').execute();
  return [...resumes, ...sent.flatMap(({ folder, ...file }) => (folder === null ? [] : { ...file, folder }))];
}

/** Files that the applicant sent in conversations. */
function selectSentFiles(db: Executor, applicantId: number) {
  return db
    .selectFrom('application_messages as m')
    .innerJoin('applications as a', 'a.id', 'm.application_id')
    .select([
      'm.text as file_name',
      'm.created_at as uploaded_at',
      'm.file_size as size',
      'a.id as application_id',
    ])
    .select((row) => row.ref('m.file_media_type').$notNull().as('media_type'))
    .where('a.applicant_id', '=', applicantId)
    .where('m.side', '=', 'applicant')
    .where('m.file_folder', 'is not', null)
    .orderBy('m.id');
}

/** Reads every file of the applicant, including those referenced only by an application. */
export async function readFiles(
  db: Executor,
  { id, photo }: Pick<Applicant, 'id' | 'photo'>,
): Promise<ApplicantExport['files']> {
  const rows = await db
    .selectFrom('resumes as r')
    .select(['r.file_name', 'r.media_type', 'r.size', 'r.uploaded_at', 'r.removed_at'])
    .select(
      sql<number[]>`array(select a.id from applications a where a.resume_id = r.id order by a.id)`.as(
        'application_ids',
      ),
    )
    .where('r.applicant_id', '=', id)
    .orderBy('r.id')
    .execute();
  const resumes = rows.map((row) => ({
    ...row,
    kind: 'resume' as const,
    uploaded_at: row.uploaded_at.toISOString(),
    removed_at: row.removed_at?.toISOString() ?? null,
  }));
  const sent = (await selectSentFiles(db, id).execute()).map(({ application_id, uploaded_at, ...file }) => ({
    ...file,
    kind: 'message' as const,
    uploaded_at: uploaded_at.toISOString(),
    removed_at: null,
    application_ids: [application_id],
  }));
  const documents = [...resumes, ...sent];
  if (photo === null) return documents;
  const nothing = { size: null, uploaded_at: null, removed_at: null, application_ids: [] };
  return [{ kind: 'photo', file_name: photo, media_type: 'image/webp', ...nothing }, ...documents];
}
