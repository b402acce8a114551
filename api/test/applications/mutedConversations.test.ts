import { mailUnread } from '../../src/domains/applications/messages/unreadMails.service.ts';
import { deleteMember } from '../../src/domains/companies/members/members.repository.ts';
import { aMembership } from '../support/aVacancy.ts';
import { SITE } from '../support/anInterviewScene.ts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
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

const mute = async ({ token }: Member, url: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  await portal.call(method, `${url}/mute`, { token });
const mailAll = async () => {
  const now = new Date(Date.now() + 10 * 60_000);
  await mailUnread({ db: portal.db, siteUrl: SITE.siteUrl, now });
};

describe('a muted conversation', () => {
  it('neither mails nor notifies the applicant, and stays readable', async () => {
    const { applicant, urls } = scene;
    expect((await mute(applicant, urls.applicant)).json()).toMatchObject({ is_muted: true });
    await scene.asCompany('Gate B.');
    await mailAll();
    expect(await scene.mailsTo(applicant, 'messages-to-applicant')).toEqual([]);
    expect(await scene.bell(applicant)).toEqual([]);
    expect(await scene.conversationOf(applicant, urls.applicant)).toMatchObject({
      messages: [{ text: 'Gate B.' }],
      is_muted: true,
    });
  });

  it('neither mails nor notifies the recruiter, and leaves the other side alone', async () => {
    const { recruiter, applicant, urls } = scene;
    await mute(recruiter, urls.company);
    await scene.asApplicant();
    await scene.asCompany();
    await mailAll();
    expect(await scene.mailsTo(recruiter, 'messages-to-company')).toEqual([]);
    expect((await scene.bell(recruiter)).filter(({ kind }) => kind === 'applicant-message')).toEqual([]);
    expect(await scene.mailsTo(applicant, 'messages-to-applicant')).toHaveLength(1);
    expect(await scene.conversationOf(applicant, urls.applicant)).toMatchObject({ is_muted: false });
  });

  it('tells the other recruiters when the one who wrote last has muted it', async () => {
    const { recruiter, urls } = scene;
    const colleague = await signInNew(portal, 'recruiter');
    await aMembership(portal, await scene.companyId(), colleague.id, 'recruiter');
    await scene.asCompany();
    await mute(recruiter, urls.company);
    await scene.asApplicant();
    await mailAll();
    expect(await scene.mailsTo(colleague, 'messages-to-company')).toHaveLength(1);
    expect(await scene.bell(colleague)).toMatchObject([{ kind: 'applicant-message' }]);
  });

  it('is no longer muted for a recruiter who was removed and comes back', async () => {
    const { recruiter, urls } = scene;
    await mute(recruiter, urls.company);
    const company = await scene.companyId();
    await deleteMember(portal.db, company, recruiter.id);
    await aMembership(portal, company, recruiter.id, 'recruiter');
    expect(await scene.conversationOf(recruiter, urls.company)).toMatchObject({ is_muted: false });
  });

  it('mails and notifies again once it is no longer muted', async () => {
    const { applicant, urls } = scene;
    await mute(applicant, urls.applicant);
    await mute(applicant, urls.applicant);
    expect((await mute(applicant, urls.applicant, 'DELETE')).json()).toMatchObject({ is_muted: false });
    await scene.asCompany();
    await mailAll();
    expect(await scene.mailsTo(applicant, 'messages-to-applicant')).toHaveLength(1);
    expect(await scene.bell(applicant)).toHaveLength(1);
  });
});
