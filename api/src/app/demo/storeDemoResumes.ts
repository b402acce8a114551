import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';
import { newFolder, storeFiles } from '../../platform/storage/storeFiles.ts';
import { insertResume } from '../../domains/applicants/resumes/resumes.repository.ts';
import { demoClock } from './demoClock.ts';
import { people } from './demoData.ts';
import { writeDemoResume } from './writeDemoResume.ts';

/** Advisory lock id, so that concurrent processes store the resumes once. */
const LOCK = 719_204_334;
const SETTING = 'demo_resumes';

/** The demo recruiter's company. */
const OWN_COMPANY = 1;
const COUNT = 8;

type Services = { db: Database; storage: FileStorage };

/**
 * Stores resumes of applicants of the demo recruiter, like uploads, and adds them to their applications there. Does
 * nothing without the demo and once they are stored, so that it also completes a demo of an earlier release.
 * @returns the number of stored resumes.
 */
export async function storeDemoResumes({ db, storage }: Services, now = new Date()): Promise<number> {
  const settings = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', ['demo', SETTING])
    .execute();
  if (settings.length !== 1 || settings[0]!.name !== 'demo') return 0;
  let stored = 0;
  for (const applicant of await readApplicants(db)) {
    const person = people.find(({ name }) => name === applicant.name);
    if (!person) continue;
    const bytes = await writeDemoResume(person, applicant.email, demoClock(now));
    if (await storeResume({ db, storage }, applicant, bytes)) stored += 1;
  }
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: JSON.stringify({ stored }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stored;
}

type DemoApplicant = { id: number; account_id: number; name: string; email: string };

/** Applicants of the company without a resume, those of its first vacancy first. */
async function readApplicants(db: Database): Promise<DemoApplicant[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .innerJoin('accounts as c', 'c.id', 'p.account_id')
    .select(['p.id', 'c.id as account_id', 'c.name', 'c.email'])
    .where('v.company_id', '=', OWN_COMPANY)
    .where('a.status', '<>', 'withdrawn')
    .where((is) => is.not(is.exists(is.selectFrom('resumes as r').whereRef('r.applicant_id', '=', 'p.id'))))
    .groupBy(['p.id', 'c.id'])
    .orderBy((eb) => eb.fn.min('a.id'))
    .limit(COUNT)
    .execute();
}

/** Thrown so that the files of a resume are deleted again. */
class StoredMeanwhile extends Error {}

/** @returns whether the resume was stored, and not by another process meanwhile. */
async function storeResume(
  { db, storage }: Services,
  applicant: DemoApplicant,
  bytes: Buffer,
): Promise<boolean> {
  const folder = newFolder('resumes');
  const media_type = 'application/pdf';
  const size = bytes.length;
  try {
    await storeFiles(
      db,
      { folder, uploadedBy: applicant.account_id },
      {
        write: async () =>
          await storage.write(`${folder}/file`, {
            bytes: Readable.from([bytes]),
            size,
            mediaType: media_type,
          }),
        commit: async (trx) => {
          await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
          const other = await trx
            .selectFrom('resumes')
            .select('id')
            .where('applicant_id', '=', applicant.id)
            .executeTakeFirst();
          if (other) throw new StoredMeanwhile();
          const id = await insertResume(trx, applicant.id, {
            file_name: `${applicant.name}.pdf`,
            storage_key: folder,
            media_type,
            size,
            is_default: true,
          });
          await trx
            .updateTable('applications')
            .set({ resume_id: id })
            .where('applicant_id', '=', applicant.id)
            .where('vacancy_id', 'in', (own) =>
              own.selectFrom('vacancies').select('id').where('company_id', '=', OWN_COMPANY),
            )
            .execute();
        },
      },
    );
    return true;
  } catch (error) {
    if (error instanceof StoredMeanwhile) return false;
    throw error;
  }
}
