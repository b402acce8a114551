import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Applicant, ApplicantExport, Problem, ResumeFile, ResumeLink } from '@cpa/shared/contracts';
import { aZip, producedResumes, wordParts, type ZipPart } from '@cpa/shared/testing/files';
import type { LightMyRequestResponse } from 'fastify';
import { deleteFiles } from '../../src/domains/files/deleteFiles.service.ts';
import { signDocumentLink } from '../../src/domains/files/documents/documentLink.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication, aResume, sendResume } from '../support/files/anApplication.ts';
import { aPdf } from '../support/files/documents.ts';
import { aFileForm } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
let person: Awaited<ReturnType<typeof anApplicant>>;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
});
beforeEach(async () => {
  person = await anApplicant(portal);
});
afterAll(async () => await portal.close());

const aWordFile = (more: ZipPart[] = []) => aZip([...wordParts(), ...more]);
const own = async () =>
  (await portal.call('GET', '/applicant/me', { token: person.token })).json<Applicant>();
const follow = async ({ url }: ResumeLink) => await portal.call('GET', url.replace('/api', ''));
const linkFor = async (applicationId: number, { token }: Member = recruiter) =>
  await portal.call('GET', `/recruiter/applicants/${applicationId}/resume`, { token });
const remove = async (id: number) =>
  await portal.call('DELETE', `/applicant/me/resumes/${id}`, { token: person.token });
/** Lists the folders in storage after the deletion job. */
const kept = async () => {
  await deleteFiles(portal.db, portal.app.storage);
  return readdirSync(join(portal.app.config.portalHome, 'files/resumes')).length;
};

test('stores a resume byte for byte, the first as default', async () => {
  const answer = await sendResume(portal, person, 'Currículo Núñez.PDF');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { file_name: 'Currículo Núñez.pdf', size: aPdf().length, is_default: true },
  ]);
  const word = (await sendResume(portal, person, 'cv.docx', aWordFile())).json<ResumeFile>();
  expect((await own()).resumes).toMatchObject([
    { id: word.id, file_name: 'cv.docx', is_default: false },
    { file_name: 'Currículo Núñez.pdf', is_default: true },
  ]);
  const { id } = answer.json<ResumeFile>();
  const link = await portal.call('GET', `/applicant/me/resumes/${id}/link`, { token: person.token });
  const file = await follow(link.json<ResumeLink>());
  expect(file.rawPayload.equals(aPdf())).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Curr_culo N__ez.pdf"; filename*=UTF-8''Curr%C3%ADculo%20N%C3%BA%C3%B1ez.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test.each(producedResumes())('accepts a file of $producer', async ({ name, bytes, ending }) => {
  const answer = await sendResume(portal, person, name, bytes);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { file_name: expect.stringMatching(new RegExp(`\\.${ending}$`)) },
  ]);
});

test('renames an own resume and keeps its extension', async () => {
  const { id } = (await sendResume(portal, person, 'cv.docx', aWordFile())).json<ResumeFile>();
  const rename = async (file_name: string, token = person.token) =>
    await portal.call('POST', `/applicant/me/resumes/${id}`, { token, body: { file_name } });
  expect((await rename('Kitchen')).json<Applicant>().resumes).toMatchObject([
    { id, file_name: 'Kitchen.docx' },
  ]);
  expect((await rename('  ')).json<Problem>().errors).toHaveProperty('file_name');
  expect((await rename('Mine', (await anApplicant(portal)).token)).statusCode).toBe(404);
  expect((await own()).resumes).toMatchObject([{ file_name: 'Kitchen.docx' }]);
});

test('another resume can be the default, and the newest replaces a deleted default', async () => {
  const [a, b, c] = [
    await aResume(portal, person),
    await aResume(portal, person),
    await aResume(portal, person),
  ];
  const defaults = (answer: LightMyRequestResponse) =>
    answer
      .json<Applicant>()
      .resumes.filter(({ is_default }) => is_default)
      .map(({ id }) => id);
  const chosen = await portal.call('POST', `/applicant/me/resumes/${b.id}/default`, { token: person.token });
  expect(defaults(chosen)).toEqual([b.id]);
  expect(defaults(await remove(b.id))).toEqual([c.id]);
  expect(defaults(await remove(c.id))).toEqual([a.id]);
  expect((await remove(a.id)).json<Applicant>().resumes).toEqual([]);
});

test('allows ten resumes, also under concurrency', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, async () => await sendResume(portal, person)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    409,
    409,
  ]);
  expect((await own()).resumes.filter(({ is_default }) => is_default)).toHaveLength(1);
});

const typed = (type: string) => `<Default Extension="xml" ContentType="application/${type}.main+xml"/>`;
const SPREADSHEET = typed('vnd.openxmlformats-officedocument.spreadsheetml.sheet');
const TEMPLATE = typed('vnd.openxmlformats-officedocument.wordprocessingml.template');
const bomb = { name: 'word/media/big.bin', bytes: Buffer.alloc(70 * 1024 * 1024) };

test.each<[string, string, Buffer]>([
  ['a text', 'resume.txt', Buffer.from('Mi ta cushina.')],
  ['a page', 'resume.pdf', Buffer.from('<script>alert(1)</script>')],
  ['a PDF that is cut off', 'resume.pdf', aPdf().subarray(0, 200)],
  ['a PDF that is a zip file as well', 'resume.pdf', Buffer.concat([aPdf(), aWordFile()])],
  [
    'a zip file between two lines of a PDF',
    'resume.pdf',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), aWordFile(), Buffer.from('\nendstream\nstartxref\n9\n%%EOF')]),
  ],
  ['a page in front of a PDF', 'resume.pdf', Buffer.concat([Buffer.from('<html>'), aPdf()])],
  ['a zip file without a document', 'resume.docx', aZip([{ name: 'a.txt', bytes: 'a' }])],
  ['macros', 'resume.docx', aWordFile([{ name: 'word/vbaProject.bin', bytes: 'Sub AutoOpen' }])],
  ['a page in front of a Word document', 'resume.docx', Buffer.concat([Buffer.from('<html>'), aWordFile()])],
  ['a spreadsheet', 'resume.docx', aZip(wordParts({ main: 'xl/workbook.xml', types: SPREADSHEET }))],
  ['a template', 'resume.docx', aZip(wordParts({ types: TEMPLATE }))],
  ['70 MB in 70 KB', 'resume.docx', aZip([...wordParts(), bomb])],
  ['70 MB that are said to be 10 bytes', 'resume.docx', aZip([...wordParts(), { ...bomb, saidSize: 10 }])],
  [
    '2,000 parts',
    'resume.docx',
    aZip([
      ...wordParts(),
      ...Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}`, bytes: 'x' })),
    ]),
  ],
  ['one part twice', 'resume.docx', aZip([...wordParts(), wordParts()[2]!])],
  [
    'a way out of the document',
    'resume.docx',
    aZip([...wordParts(), { name: '../../etc/passwd', bytes: 'x' }]),
  ],
  ['half a Word document', 'resume.docx', aWordFile().subarray(0, 300)],
])('refuses %s', async (_what, name, bytes) => {
  const before = await kept();
  const answer = await sendResume(portal, person, name, bytes);
  expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, ['resume']]);
  expect((await own()).resumes).toEqual([]);
  expect(await kept()).toBe(before);
});

test('rejects forms without a file, with other fields, with several files, and other bodies', async () => {
  const send = async (body: object) =>
    (await portal.call('POST', '/applicant/me/resumes', { token: person.token, body })).statusCode;
  expect(await send({})).toBe(415);
  expect(await send(aFileForm('resume', '', Buffer.alloc(0)))).toBe(422);
  expect(await send(aFileForm('resume', 'a.pdf', aPdf(), [['is_default', 'true']]))).toBe(422);
  expect(await send(aFileForm('other', 'a.pdf', aPdf()))).toBe(422);
  expect(await send(aFileForm('resume', 'a.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe(413);
});

test('requires a profile', async () => {
  const newcomer = await signInNew(portal, 'applicant');
  const answer = await sendResume(portal, newcomer);
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'no_applicant_profile']);
});

test('denies reading, selecting, deleting and sending resumes of others', async () => {
  const { id } = await aResume(portal, person);
  const { token } = await anApplicant(portal);
  const statuses = [
    await portal.call('GET', `/applicant/me/resumes/${id}/link`, { token }),
    await portal.call('POST', `/applicant/me/resumes/${id}/default`, { token }),
    await portal.call('DELETE', `/applicant/me/resumes/${id}`, { token }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404]);
  const vacancyId = await aVacancy(portal, companyId);
  const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, {
    token,
    body: { resume_id: id },
  });
  expect([applied.statusCode, Object.keys(applied.json<Problem>().errors!)]).toEqual([422, ['resume_id']]);
});

describe('signed link', () => {
  test('expires after five minutes and opens one resume only', async () => {
    const { config } = portal.app;
    const [{ id }, other] = [await aResume(portal, person), await aResume(portal, person)];
    const link = await signDocumentLink(config, 'resumes', id);
    expect((await follow(link)).statusCode).toBe(200);
    const minutes = (Date.parse(link.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.9);
    expect(minutes).toBeLessThanOrEqual(5);
    const over = await signDocumentLink(config, 'resumes', id, new Date(Date.now() - 301_000));
    const token = new URL(link.url, 'http://site').searchParams.get('token')!;
    const refused = [
      over.url,
      `/api/files/resumes/${other.id}?token=${token}`,
      link.url.slice(0, -3),
      `/api/files/resumes/${id}?token=${person.token}`,
    ];
    for (const url of refused) expect((await follow({ ...link, url })).statusCode).toBe(404);
    expect((await portal.call('GET', '/applicant/me', { token })).statusCode).toBe(401);
  });

  test('is invalid once the resume is deleted', async () => {
    const { id } = await aResume(portal, person);
    const link = await signDocumentLink(portal.app.config, 'resumes', id);
    await remove(id);
    expect((await follow(link)).statusCode).toBe(404);
    await kept();
    expect((await follow(link)).statusCode).toBe(404);
  });
});

describe('resume of an application', () => {
  const apply = async (body: object = {}) =>
    await anApplication(portal, person, await aVacancy(portal, companyId), body);

  test('is the default, the named one, or none on request', async () => {
    const first = await aResume(portal, person, 'first.pdf');
    const second = await aResume(portal, person, 'second.pdf');
    const names = [];
    for (const body of [{}, { resume_id: second.id }, { resume_id: first.id }, { resume_id: null }]) {
      const answer = await linkFor(await apply(body));
      const file = answer.statusCode === 200 && (await follow(answer.json<ResumeLink>()));
      names.push(
        file ? /filename="(.*?)"/.exec(String(file.headers['content-disposition']))![1] : answer.statusCode,
      );
    }
    expect(names).toEqual(['first.pdf', 'second.pdf', 'first.pdf', 404]);
  });

  test('is readable by verified recruiters of that company only', async () => {
    await aResume(portal, person);
    const id = await apply();
    const stranger = await signInNew(portal, 'recruiter');
    await aCompany(portal, stranger.id);
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    await aMembership(portal, companyId, unverified.id);
    const statuses = [];
    for (const who of [recruiter, stranger, unverified, person])
      statuses.push((await linkFor(id, who)).statusCode);
    expect(statuses).toEqual([200, 404, 403, 403]);
    expect((await linkFor(2_000_000_000)).statusCode).toBe(404);
  });

  test('stays with the application after the applicant removes it from the list', async () => {
    const { id } = await aResume(portal, person);
    const applicationId = await apply();
    const before = await kept();
    await remove(id);
    expect((await own()).resumes).toEqual([]);
    const vacancyId = await aVacancy(portal, companyId);
    const again = await portal.call('POST', `/vacancies/${vacancyId}/apply`, {
      token: person.token,
      body: { resume_id: id },
    });
    expect(again.statusCode).toBe(422);
    expect(await kept()).toBe(before);
    expect((await follow((await linkFor(applicationId)).json<ResumeLink>())).statusCode).toBe(200);
    const all = await portal.call('GET', '/applicant/me/export', { token: person.token });
    expect(all.json<ApplicantExport>().files).toMatchObject([
      { kind: 'resume', removed_at: expect.any(String), application_ids: [applicationId] },
    ]);
    await portal.db.deleteFrom('applications').where('id', '=', applicationId).execute();
    expect(await kept()).toBe(before - 1);
  });

  test('is withheld after withdrawal and from blocked companies', async () => {
    await aResume(portal, person);
    const id = await apply();
    const seen = async () => {
      const review = await portal.call('GET', `/recruiter/applicants/${id}`, { token: recruiter.token });
      return [(await linkFor(id)).statusCode, review.json<{ has_resume: boolean }>().has_resume];
    };
    const block = async (blocked_company_ids: number[]) =>
      await portal.call('POST', '/applicant/me', { token: person.token, body: { blocked_company_ids } });
    expect(await seen()).toEqual([200, true]);
    await block([companyId]);
    expect(await seen()).toEqual([404, false]);
    await block([]);
    await portal.db.updateTable('applications').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    expect(await seen()).toEqual([404, false]);
  });
});

test('limits uploads before reading them', async () => {
  const strict = await openTestApp({ RATE_LIMIT_FACTOR: '0.05' });
  const someone = await signInNew(strict, 'applicant');
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await sendResume(strict, someone, 'a.txt')).statusCode);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
  await strict.close();
});
