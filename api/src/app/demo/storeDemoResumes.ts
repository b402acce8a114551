import { Readable } from 'node:stream';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';
import { newFolder, storeFiles } from '../../platform/storage/storeFiles.ts';
import { insertResume } from '../../domains/applicants/resumes/resumes.repository.ts';
import { demoClock } from './demoClock.ts';
import { people } from './demoData.ts';
import { endIfStored, storeDemoFiles, storeOnce } from './demoFiles.ts';
import { writeDemoResume } from './writeDemoResume.ts';

/** The demo recruiter's company. */
const OWN_COMPANY = 1;
const COUNT = 8;

type Services = { db: Database; storage: FileStorage };

/**
 * Stores resumes of applicants of the demo recruiter, and adds them to their applications there.
 * @returns the number of stored resumes.
 */
export async function storeDemoResumes({ db, storage }: Services, now = new Date()): Promise<number> {
  return await storeDemoFiles(db, 'demo_resumes', async () => {
    let stored = 0;
    for (const applicant of await readApplicants(db)) {
      const person = people.find(({ name }) => name === applicant.name);
      if (!person) continue;
      const bytes = await writeDemoResume(person, applicant.email, demoClock(now));
      if (await storeResume({ db, storage }, applicant, bytes)) stored += 1;
    }
    return stored;
  });
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

async function storeResume(
  { db, storage }: Services,
  applicant: DemoApplicant,
  bytes: Buffer,
): Promise<boolean> {
  const folder = newFolder('resumes');
  const media_type = 'application/pdf';
  const size = bytes.length;
  const write = async () =>
    await storage.write(`${folder}/file`, { bytes: Readable.from([bytes]), size, mediaType: media_type });
  const commit = async (trx: Executor) => {
    const find = trx.selectFrom('resumes').select('id').where('applicant_id', '=', applicant.id);
    await endIfStored(trx, async () => await find.executeTakeFirst());
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
  };
  return await storeOnce(
    async () => await storeFiles(db, { folder, uploadedBy: applicant.account_id }, { write, commit }),
  );
}
