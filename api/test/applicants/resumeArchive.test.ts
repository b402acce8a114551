import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication, aResume } from '../support/files/anApplication.ts';
import { aPdf } from '../support/files/documents.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

/** Creates an application with a resume of an applicant with this name. */
async function received(name: string, company = companyId): Promise<number> {
  const person = await anApplicant(portal);
  await portal.db.updateTable('applicants').set({ name }).where('id', '=', person.applicantId).execute();
  await aResume(portal, person);
  return await anApplication(portal, person, await aVacancy(portal, company));
}

const download = async (ids: number[], { token }: Member = recruiter) =>
  await portal.call('POST', '/recruiter/applicants/resumes.zip', { token, body: { ids } });

async function entriesOf(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return entries;
}

test('contains the resumes byte for byte under safe, unique names, with the size in advance', async () => {
  const ids = [await received('Ana Croes'), await received('Ana Croes'), await received('../Núria/Peña')];
  const response = await download(ids);
  expect([response.statusCode, response.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Resumes.zip"; filename*=UTF-8''Resumes.zip`,
      'content-length': String(response.rawPayload.length),
      'x-resume-count': '3',
      'cache-control': 'private, no-store',
    },
  ]);
  const entries = await entriesOf(response.rawPayload);
  expect(Object.keys(entries).toSorted()).toEqual([
    'Ana Croes - Line Cook (2).pdf',
    'Ana Croes - Line Cook.pdf',
    'Núria Peña - Line Cook.pdf',
  ]);
  expect(Object.values(entries).every((file) => file.equals(aPdf()))).toBe(true);
});

test('leaves out other companies, withdrawn applications and applicants who block the company', async () => {
  const stranger = await signInNew(portal, 'recruiter');
  const foreign = await received('Stranger', await aCompany(portal, stranger.id, 'Elsewhere'));
  const [own, withdrawn, blocking] = [
    await received('Own'),
    await received('Gone'),
    await received('Blocker'),
  ];
  await portal.db
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', withdrawn)
    .execute();
  await portal.db
    .updateTable('applicants')
    .set({ blocked_company_ids: [companyId] })
    .where('name', '=', 'Blocker')
    .execute();
  const response = await download([foreign, own, withdrawn, blocking]);
  expect(Object.keys(await entriesOf(response.rawPayload))).toEqual(['Own - Line Cook.pdf']);
  expect((await download([foreign])).statusCode).toBe(404);
  expect((await download([own], stranger)).statusCode).toBe(404);
});

test('records the download in the audit log', async () => {
  const id = await received('Audited');
  await download([id]);
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('account_id', '=', recruiter.id)
    .where('action', '=', 'resumes.downloaded')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ detail: { application_ids: [id] } });
});

test('requires a verified recruiter and a list of IDs', async () => {
  const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
  expect((await download([1], unverified)).statusCode).toBe(403);
  expect((await download([1], await signInNew(portal, 'applicant'))).statusCode).toBe(403);
  for (const ids of [[], Array.from({ length: 501 }, (_, index) => index + 1)]) {
    expect((await download(ids)).statusCode).toBe(422);
  }
});
