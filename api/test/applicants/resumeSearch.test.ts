import { aZip, wordParts } from '@cpa/shared/testing/files';
import PdfDocument from 'pdfkit';
import { readResumeTexts } from '../../src/domains/applicants/resumes/resumeTexts.service.ts';
import { collectPdf } from '../../src/platform/pdf/pdfText.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication, sendResume } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
let vacancyId: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
  vacancyId = await aVacancy(portal, companyId);
});
afterAll(async () => await portal.close());

async function aPdfWith(text: string): Promise<Buffer> {
  const pdf = new PdfDocument();
  pdf.text(text).end();
  return await collectPdf(pdf);
}

function aWordFileWith(text: string): Buffer {
  const withText = (xml: string) => xml.replace('Maria Croes', text);
  return aZip(wordParts().map(({ name, bytes }) => ({ name, bytes: withText(bytes.toString()) })));
}

async function applyWith(bytes: Buffer, name = 'resume.pdf') {
  const person = await anApplicant(portal);
  expect((await sendResume(portal, person, name, bytes)).statusCode).toBe(201);
  return { person, id: await anApplication(portal, person, vacancyId) };
}

async function runJob(storage = portal.app.storage) {
  const warn = jest.fn();
  await readResumeTexts({ db: portal.db, storage, log: { warn } });
  return warn;
}

async function find(search: string, { token }: Member = recruiter): Promise<number[]> {
  const query = new URLSearchParams({ search_string: search }).toString();
  const url = `/recruiter/applicants/resume-matches?${query}`;
  return (await portal.call('GET', url, { token })).json<{ ids: number[] }>().ids;
}

/** Makes the next attempts due. */
const makeDue = async () =>
  await portal.db
    .updateTable('resume_texts')
    .set({ attempt_at: new Date() })
    .where('attempt_at', 'is not', null)
    .execute();

const textOf = async (applicationId: number) =>
  await portal.db
    .selectFrom('resume_texts as t')
    .innerJoin('applications as a', 'a.resume_id', 't.resume_id')
    .select(['t.text', 't.attempts', 't.attempt_at'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();

test('finds applications by the words of a PDF, whatever their case, accents and endings', async () => {
  const { id } = await applyWith(
    await aPdfWith('Señor chef. Grilled lobster, C++ and SVH training in Curaçao.'),
  );
  const other = await applyWith(await aPdfWith('Bartender with lobster'));
  expect(await find('lobster')).toEqual([]);
  await runJob();
  expect(await find('LOBSTER')).toEqual([id, other.id]);
  expect(await find('grill lobster')).toEqual([id]);
  expect(await find('senor curacao')).toEqual([id]);
  expect(await find('señ')).toEqual([id]);
  expect(await find('c++')).toEqual([id]);
  expect(await find('bartender grilled')).toEqual([]);
  expect(await find('SV')).toEqual([]);
  expect(await find('&&')).toEqual([]);
});

test('finds applications by the words of a Word document, except for deleted ones', async () => {
  const runs =
    'Water</w:t><w:t>sports &amp; diving</w:t><w:delText>parachute</w:delText><w:tab/><w:t>instructor';
  const { id } = await applyWith(aWordFileWith(runs), 'resume.docx');
  await runJob();
  expect(await find('watersports diving instructor')).toEqual([id]);
  expect(await find('parachute')).toEqual([]);
});

test('leaves out resumes that the company cannot open', async () => {
  const { id, person } = await applyWith(await aPdfWith('Snorkel guide'));
  await runJob();
  const stranger = await signInNew(portal, 'recruiter');
  await aCompany(portal, stranger.id, 'Elsewhere');
  expect(await find('snorkel', stranger)).toEqual([]);
  const viewer = await signInNew(portal, 'recruiter');
  await aMembership(portal, companyId, viewer.id, 'viewer');
  expect(await find('snorkel', viewer)).toEqual([id]);

  const blocked = async (blocked_company_ids: number[]) =>
    await portal.db
      .updateTable('applicants')
      .set({ blocked_company_ids })
      .where('id', '=', person.applicantId)
      .execute();
  await blocked([companyId]);
  expect(await find('snorkel')).toEqual([]);
  await blocked([]);
  expect(await find('snorkel')).toEqual([id]);
  await portal.call('POST', `/applicant/applications/${vacancyId}/withdraw`, {
    token: person.token,
    body: {},
  });
  expect(await find('snorkel')).toEqual([]);
});

test('logs a file that cannot be read, without its content, and reads it again later', async () => {
  const { id } = await applyWith(Buffer.from('%PDF-1.7\nMaria Croes\nstartxref\n9\n%%EOF\n'));
  const warn = await runJob();
  expect(warn.mock.calls).toEqual([
    [{ resume: expect.any(Number) }, 'the text of a resume could not be read'],
  ]);
  expect(await textOf(id)).toEqual({ text: '', attempts: 1, attempt_at: expect.any(Date) });
  expect(await runJob()).not.toHaveBeenCalled();
  await makeDue();
  expect(await runJob()).toHaveBeenCalledTimes(1);
  expect(await textOf(id)).toMatchObject({ attempts: 2 });
});

test('retries later when the storage fails, at most five times', async () => {
  const { id } = await applyWith(await aPdfWith('Kitesurf'));
  const read = jest.fn().mockRejectedValue(new Error('storage down'));
  const broken = { ...portal.app.storage, read };
  await expect(runJob(broken)).rejects.toThrow('storage down');
  await runJob();
  expect(await find('kitesurf')).toEqual([]);
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await makeDue();
    await expect(runJob(broken)).rejects.toThrow('storage down');
  }
  expect(await textOf(id)).toEqual({ text: '', attempts: 5, attempt_at: null });
  expect(read).toHaveBeenCalledTimes(5);
});

test('removes NUL characters, which PostgreSQL rejects', async () => {
  const { id } = await applyWith(aWordFileWith('Sail&#0;boat &#x1F6A4; captain'), 'resume.docx');
  await runJob();
  expect(await textOf(id)).toMatchObject({ text: 'Sail boat 🚤 captain\n' });
});

test('deletes the text with the data of the applicant', async () => {
  const { id, person } = await applyWith(await aPdfWith('Windmill'));
  await runJob();
  expect(await find('windmill')).toEqual([id]);
  const { resume_id } = await portal.db
    .selectFrom('applications')
    .select('resume_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await portal.call('DELETE', '/applicant/me/data', { token: person.token, body: { password: PASSWORD } });
  const left = portal.db.selectFrom('resume_texts').selectAll().where('resume_id', '=', resume_id!);
  expect(await left.execute()).toEqual([]);
});
