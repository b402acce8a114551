import type { QuietHours } from '@cpa/shared/contracts';
import { eraseApplicant } from '../../src/domains/applicants/personal-data/eraseApplicant.repository.ts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
import { anApplicant } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { aroundNow, chooseHours, endHours as endHoursOf, inMinutes, timeIn } from '../support/quietHours.ts';
import type { Member } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
  // Those about the new application.
  await portal.db.deleteFrom('mails').execute();
});
afterAll(async () => await portal.close());

const choose = async (who: Member, hours: QuietHours | null) => await chooseHours(portal, who, hours);
const endHours = async (minutes?: number) => await endHoursOf(portal, minutes);
const subjectsTo = async (who: Member) => (await scene.mailsTo(who)).map(({ subject }) => subject);
const heldOf = async ({ id }: Member) =>
  await portal.db.selectFrom('held_mails').select('id').where('account_id', '=', id).execute();
/** A second application, whose mail the recruiter gets after quiet hours. */
const holdNewApplicant = async () => {
  await choose(scene.recruiter, aroundNow());
  const { token } = await anApplicant(portal);
  const applied = await portal.call('POST', `/vacancies/${scene.vacancyId}/apply`, { token, body: {} });
  expect(applied.statusCode).toBe(201);
  return { token };
};

describe('held mails', () => {
  test('are sent once by two workers, also when the first one dies', async () => {
    await choose(scene.applicant, aroundNow());
    await scene.setStatus('shortlisted');
    const dying = portal.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('held_mails').where('account_id', '=', scene.applicant.id).execute();
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    await Promise.all([endHours(), endHours()]);
    expect(await subjectsTo(scene.applicant)).toHaveLength(1);
  });

  test('follow a change of the hours', async () => {
    const { applicant } = scene;
    await choose(applicant, aroundNow());
    await scene.setStatus('shortlisted');
    await choose(applicant, { from: timeIn(-60), to: timeIn(180) });
    await endHours();
    expect(await subjectsTo(applicant)).toEqual([]);
    await choose(applicant, null);
    await endHours(1);
    expect(await subjectsTo(applicant)).toHaveLength(1);
  });

  test('are deleted with the account, and with the applicant that they are about', async () => {
    const { applicant, recruiter } = scene;
    for (const who of [applicant, recruiter]) await choose(who, aroundNow());
    await scene.setStatus('shortlisted');
    const about = {
      account_id: recruiter.id,
      application_id: null,
      about_applicant_id: applicant.applicantId,
      mail: JSON.stringify({ subject: 'A new applicant' }),
      due_at: inMinutes(60),
    };
    await portal.db.insertInto('held_mails').values(about).execute();
    const { id: accountId, email, applicantId } = applicant;
    await portal.db
      .transaction()
      .execute(async (trx) => await eraseApplicant(trx, { accountId, email, applicantId, verified: true }));
    expect([await heldOf(applicant), await heldOf(recruiter)]).toEqual([[], []]);
  });

  test('about a new applicant are sent after the hours', async () => {
    await holdNewApplicant();
    expect(await subjectsTo(scene.recruiter)).toEqual([]);
    await endHours();
    expect(await scene.mailsTo(scene.recruiter, 'new-applicant')).toHaveLength(1);
  });

  test('are not sent about an applicant who has withdrawn', async () => {
    const { token } = await holdNewApplicant();
    await portal.call('POST', `/applicant/applications/${scene.vacancyId}/withdraw`, { token, body: {} });
    await endHours();
    expect(await scene.mailsTo(scene.recruiter, 'new-applicant')).toEqual([]);
  });

  test('are not sent about an applicant who has blocked the company', async () => {
    const { token } = await holdNewApplicant();
    const url = `/applicant/me/blocked-companies/${await scene.companyId()}`;
    expect((await portal.call('PUT', url, { token })).statusCode).toBe(200);
    await endHours();
    expect(await scene.mailsTo(scene.recruiter, 'new-applicant')).toEqual([]);
  });

  test('reach a holder whose address is not verified any more, but none who is banned', async () => {
    await holdNewApplicant();
    const accounts = portal.db.updateTable('accounts').where('id', '=', scene.recruiter.id);
    await accounts.set({ verified_at: null }).execute();
    await endHours();
    expect(await scene.mailsTo(scene.recruiter, 'new-applicant')).toHaveLength(1);
    await accounts.set({ verified_at: new Date() }).execute();
    await holdNewApplicant();
    await accounts.set({ banned_at: new Date() }).execute();
    await endHours();
    expect(await scene.mailsTo(scene.recruiter, 'new-applicant')).toHaveLength(1);
  });
});
