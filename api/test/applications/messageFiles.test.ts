import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplicantExport, ApplicationMessage, ResumeLink } from '@cpa/shared/contracts';
import { deleteFiles } from '../../src/domains/files/deleteFiles.service.ts';
import { signDocumentLink } from '../../src/domains/files/documents/documentLink.ts';
import { aConversation, aMessageBody, type ConversationScene } from '../support/aConversation.ts';
import { aPdf } from '../support/files/documents.ts';
import { aFileForm } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
});
afterAll(async () => await portal.close());

const sendFile = async (
  { token }: Member,
  url: string,
  { name = 'Reference letter.pdf', bytes = aPdf(), key = aMessageBody().key } = {},
) =>
  await portal.call('POST', `${url}/files`, { token, body: aFileForm('file', name, bytes, [['key', key]]) });
const link = async ({ token }: Member, url: string, id: number) =>
  await portal.call('GET', `${url}/${id}/file`, { token });
const follow = async ({ url }: ResumeLink) => await portal.call('GET', url.replace('/api', ''));
/** Counts the stored files after the deletion job. */
const stored = async () => {
  await deleteFiles(portal.db, portal.app.storage);
  const folder = join(portal.app.config.portalHome, 'files/messages');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

describe('a file in a conversation', () => {
  it('is a message with its name, which the other side opens byte for byte', async () => {
    const { applicant, recruiter, urls } = scene;
    const answer = await sendFile(applicant, urls.applicant);
    const message = answer.json<ApplicationMessage>();
    expect([answer.statusCode, message]).toMatchObject([
      201,
      { text: 'Reference letter.pdf', file: { size: aPdf().length }, side: 'applicant' },
    ]);
    expect((await scene.conversationOf(recruiter, urls.company)).messages).toMatchObject([
      { id: message.id, text: 'Reference letter.pdf', file: { size: aPdf().length } },
    ]);
    const file = await follow((await link(recruiter, urls.company, message.id)).json<ResumeLink>());
    expect(file.rawPayload.equals(aPdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringContaining('Reference letter.pdf'),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('is stored once, however often it is sent', async () => {
    const { recruiter, urls } = scene;
    const before = await stored();
    const { key } = aMessageBody();
    const first = await sendFile(recruiter, urls.company, { key });
    const again = await sendFile(recruiter, urls.company, { key });
    expect(again.json<ApplicationMessage>().id).toBe(first.json<ApplicationMessage>().id);
    expect((await scene.conversationOf(recruiter, urls.company)).messages).toHaveLength(1);
    expect(await stored()).toBe(before + 1);
  });

  it('is deleted with its message', async () => {
    const before = await stored();
    await sendFile(scene.applicant, scene.urls.applicant);
    expect(await stored()).toBe(before + 1);
    await portal.db
      .deleteFrom('application_messages')
      .where('application_id', '=', scene.applicationId)
      .execute();
    expect(await stored()).toBe(before);
  });
});

describe('refuses', () => {
  it('other kinds of files, and explains it at the field', async () => {
    const { applicant, urls } = scene;
    for (const [name, bytes] of [
      ['run.exe', Buffer.from('MZ')],
      ['page.pdf', Buffer.from('<script>alert(1)</script>')],
      ['archive.docx', Buffer.from('PK\u0003\u0004')],
    ] as const) {
      const answer = await sendFile(applicant, urls.applicant, { name, bytes });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['file'],
      ]);
    }
    expect(await scene.rows()).toEqual([]);
  });

  it('a file from strangers, after a block, and from viewers', async () => {
    const { recruiter, applicant, viewer, urls } = scene;
    const stranger = await signInNew(portal, 'recruiter');
    expect((await sendFile(stranger, urls.company)).statusCode).toBe(404);
    expect((await sendFile(viewer, urls.company)).statusCode).toBe(403);
    await portal.call('PUT', `${urls.applicant}/block`, { token: applicant.token });
    expect((await sendFile(recruiter, urls.company)).statusCode).toBe(409);
  });

  it('links to others, to messages without a file, and with the token of a resume', async () => {
    const { applicant, urls } = scene;
    const { id } = (await sendFile(applicant, urls.applicant)).json<ApplicationMessage>();
    const text = await scene.asApplicant();
    const stranger = await signInNew(portal, 'recruiter');
    expect((await link(stranger, urls.company, id)).statusCode).toBe(404);
    expect((await link(applicant, urls.applicant, text.id)).statusCode).toBe(404);
    const other = await aConversation(portal);
    expect((await link(other.applicant, other.urls.applicant, id)).statusCode).toBe(404);
    const { url } = await signDocumentLink(portal.app.config, 'resumes', id);
    expect((await follow({ url: url.replace('resumes', 'messages'), expires_at: '' })).statusCode).toBe(404);
    const over = await signDocumentLink(portal.app.config, 'messages', id, new Date(Date.now() - 301_000));
    expect((await follow(over)).statusCode).toBe(404);
  });

  it("links to an applicant's file for a company that the applicant blocks", async () => {
    const { applicant, recruiter, urls } = scene;
    const { id } = (await sendFile(applicant, urls.applicant)).json<ApplicationMessage>();
    expect((await link(recruiter, urls.company, id)).statusCode).toBe(200);
    const company = await scene.companyId();
    await portal.call('PUT', `/applicant/me/blocked-companies/${company}`, { token: applicant.token });
    expect((await link(recruiter, urls.company, id)).statusCode).toBe(404);
    expect((await link(applicant, urls.applicant, id)).statusCode).toBe(200);
  });

  it("links to an applicant's file for a company after the applicant has withdrawn", async () => {
    const { applicant, recruiter, urls, vacancyId } = scene;
    const { id } = (await sendFile(applicant, urls.applicant)).json<ApplicationMessage>();
    await scene.post(applicant, `/applicant/applications/${vacancyId}/withdraw`, {});
    expect((await link(recruiter, urls.company, id)).statusCode).toBe(404);
    expect((await link(applicant, urls.applicant, id)).statusCode).toBe(200);
  });
});

describe('the personal data of the applicant', () => {
  it('lists the files that the applicant sent, and contains them in the PDF', async () => {
    const { applicant, recruiter, urls, applicationId } = scene;
    await sendFile(applicant, urls.applicant);
    await sendFile(recruiter, urls.company, { name: 'Contract.pdf' });
    const { token } = applicant;
    const data = (await portal.call('GET', '/applicant/me/export', { token })).json<ApplicantExport>();
    expect(data.files).toMatchObject([
      { kind: 'message', file_name: 'Reference letter.pdf', application_ids: [applicationId] },
    ]);
    const pdf = await portal.call('GET', '/applicant/me/export.pdf', { token });
    const source = pdf.rawPayload.toString('latin1');
    expect(source.match(/\/Type \/Filespec/g)).toHaveLength(1);
    expect(source).toContain('(1-Reference letter.pdf)');
  });
});
