import type { ApplicationMessage, Conversation } from '@cpa/shared/contracts';
import { anInterviewScene } from './anInterviewScene.ts';
import type { TestApp } from './openTestApp.ts';
import type { Member } from './signIn.ts';
import { letChangesTakeEffect } from './statusChanges.ts';

let keys = 0;

/** Creates the body of a message with a new key. */
export const aMessageBody = (text = 'May I park at the hotel?') => ({
  key: `message-key-${String(++keys).padStart(8, '0')}`,
  text,
});

export type ConversationScene = Awaited<ReturnType<typeof aConversation>>;

/** Creates an application to a company with a recruiter and a viewer, and the messages of both sides. */
export async function aConversation(portal: TestApp) {
  const scene = await anInterviewScene(portal);
  const urls = {
    company: `/recruiter/applicants/${scene.applicationId}/messages`,
    applicant: `/applicant/applications/${scene.vacancyId}/messages`,
  };
  const send = async (who: Member, url: string, message: object = aMessageBody()) =>
    await scene.post(who, url, message);
  const read = async ({ token }: Member, url: string) => await portal.call('GET', url, { token });
  return {
    ...scene,
    urls,
    send,
    read,
    asCompany: async (text?: string) =>
      (await send(scene.recruiter, urls.company, aMessageBody(text))).json<ApplicationMessage>(),
    asApplicant: async (text?: string) =>
      (await send(scene.applicant, urls.applicant, aMessageBody(text))).json<ApplicationMessage>(),
    conversationOf: async (who: Member, url: string) => (await read(who, url)).json<Conversation>(),
    /** Changes the status, tells the applicant, and lets the change take effect. */
    setStatus: async (status: string) => {
      const { recruiter, vacancyId, applicant } = scene;
      const url = `/recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`;
      const changed = await scene.post(recruiter, url, { status, should_notify: true });
      expect(changed.statusCode).toBe(200);
      await letChangesTakeEffect(portal);
    },
    companyId: async () => {
      const vacancies = portal.db.selectFrom('vacancies').select('company_id');
      return (await vacancies.where('id', '=', scene.vacancyId).executeTakeFirstOrThrow()).company_id;
    },
    rows: async () =>
      await portal.db
        .selectFrom('application_messages')
        .select(['text', 'side', 'account_id'])
        .where('application_id', '=', scene.applicationId)
        .orderBy('id')
        .execute(),
  };
}
