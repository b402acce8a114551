import { createFindApi } from '../../../mfe-recruiter/src/features/navigation/api/findApi.ts';
import { createSavedViewsApi } from '../../../mfe-recruiter/src/saved-views/savedViewsApi.ts';
import { createRecruiterAccountApi } from '../../../mfe-recruiter/src/features/account/api/recruiterAccountApi.ts';
import { createCalendarApi } from '../../../mfe-recruiter/src/features/account/api/calendarApi.ts';
import { createMembersApi } from '../../../mfe-recruiter/src/features/company-members/api/membersApi.ts';
import { createCompanyApi } from '../../../mfe-recruiter/src/features/company-profile/api/companyApi.ts';
import { createDashboardApi } from '../../../mfe-recruiter/src/features/dashboard/api/dashboardApi.ts';
import { createTemplatesApi } from '../../../mfe-recruiter/src/features/message-templates/api/templatesApi.ts';
import { createCountsApi } from '../../../mfe-recruiter/src/features/navigation/api/countsApi.ts';
import { createScorecardsApi } from '../../../mfe-recruiter/src/features/scorecards/api/scorecardsApi.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { anIdentity } from '../support/anIdentity.ts';
import { anImage } from '../support/files/images.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { setUpApp } from '../support/secondStep.ts';
import { signInNew } from '../support/signIn.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';
import { missingCalls } from './recordedCalls.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

const aForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('recruiter company, members and dashboard', () => {
  it('lists and removes the services of the account', async () => {
    const recruiter = await signInNew(portal, 'recruiter');
    const account = createRecruiterAccountApi(clientsFor(portal, recruiter.token));
    const id = await anIdentity(portal, recruiter);
    expect(await account.identities()).toMatchObject({ identities: [{ id }] });
    expect(await account.unlink(id)).toEqual({ identities: [], can_unlink: true });
  });

  it('creates and changes a company, invites a member and reads the dashboard', async () => {
    const owner = await signInNew(portal, 'recruiter');
    const clients = clientsFor(portal, owner.token);
    const company = createCompanyApi(clients);
    expect((await company.options()).districts.length).toBeGreaterThan(0);
    const { id } = await company.create(aForm({ name: 'Kas Nobo' }));
    expect((await company.update(id, aForm({ benefits: 'Meals' }))).benefits).toEqual(['Meals']);
    expect((await company.company(id)).membership).toBe('owner');
    expect(await failureOf(company.update(id, aForm({ phone: '1' })))).toMatchObject({ status: 422 });
    const picture = new Blob([new Uint8Array(await anImage())], { type: 'image/png' });
    const { pictures } = await company.addPicture(id, picture, 'Lunch', 'work');
    const pictureId = pictures[0]!.id;
    expect((await company.changeCaption(id, pictureId, 'Staff lunch')).pictures).toMatchObject([
      { caption: 'Staff lunch' },
    ]);
    expect((await company.removePicture(id, pictureId)).pictures).toEqual([]);
    expect((await company.addPicture(id, picture, 'The desk team', 'team')).pictures).toMatchObject([
      { kind: 'team', caption: 'The desk team' },
    ]);

    const members = createMembersApi(clients);
    const email = 'nina@example.aw';
    const { invitations } = await members.invite(id, { email, membership: 'viewer' });
    await members.resend(id, invitations[0]!.id);
    const token = tokenIn(await newestMail(portal, email));
    const invited = await signInNew(portal, 'recruiter', { email });
    const joining = createMembersApi(clientsFor(portal, invited.token));
    expect((await joining.invitation(token)).company.id).toBe(id);
    expect((await joining.accept(token)).membership).toBe('viewer');
    const changed = await members.changeRole(id, invited.id, 'recruiter');
    expect(changed.members.map(({ membership }) => membership)).toEqual(['owner', 'recruiter']);
    await setUpApp(portal, owner);
    await setUpApp(portal, invited);
    expect((await members.requireSecondStep(id, true)).requires_second_step).toBe(true);
    const { members: reset } = await members.resetSecondStep(id, invited.id);
    expect(reset.map(({ has_second_step }) => has_second_step)).toEqual([true, false]);
    await members.removeMember(id, invited.id);
    expect((await members.members(id)).members).toHaveLength(1);
    const again = await members.invite(id, { email, membership: 'viewer' });
    expect((await members.revoke(id, again.invitations[0]!.id)).invitations).toEqual([]);

    const dashboard = createDashboardApi(clients);
    expect((await dashboard.dashboard(id)).chart.days).toHaveLength(30);
    expect(await dashboard.sendVerificationMail()).toMatchObject({ code: 'verified_already' });
    expect((await createCountsApi(clients).counts(id)).counts).toMatchObject({ members: 1, vacancies: 0 });
  });

  it('creates, changes and ends the calendar subscription', async () => {
    const calendar = createCalendarApi(clientsFor(portal, (await signInNew(portal, 'recruiter')).token));
    expect(await calendar.read()).toEqual({ feed: null });
    expect((await calendar.newAddress({ shows_names: true })).address).toContain('/interviews.ics?token=');
    expect((await calendar.save({ shows_names: false })).feed).toMatchObject({ shows_names: false });
    expect(await calendar.end()).toEqual({ feed: null });
  });

  it('saves, replaces and deletes a view', async () => {
    const api = createSavedViewsApi(clientsFor(portal, (await signInNew(portal, 'recruiter')).token));
    expect(await api.views()).toEqual({ views: [] });
    const view = { list: 'applicants', name: 'Waiting', query: 'status=new' } as const;
    await api.save(view);
    const { views } = await api.save({ ...view, query: 'status=active' });
    expect(views).toEqual([{ ...view, id: expect.any(Number), query: 'status=active' }]);
    expect(await api.remove(views[0]!.id)).toEqual({ views: [] });
  });

  it('lists what a recruiter finds', async () => {
    const api = createFindApi(clientsFor(portal, (await signInNew(portal, 'recruiter')).token));
    expect(await api.vacancies()).toEqual({ vacancies: [] });
    expect(await api.applicants()).toEqual({ applicants: [] });
  });

  it('adds, changes and deletes a message template', async () => {
    const { id: recruiterId, token } = await signInNew(portal, 'recruiter');
    const own = await aVacancy(portal, await aCompany(portal, recruiterId));
    const id = await anApplication(portal, await anApplicant(portal), own);
    const templates = createTemplatesApi(clientsFor(portal, token));
    const form = { stage: null, name: 'Parking', text: 'Gate B.' };
    const added = await templates.add(id, form);
    const changed = await templates.change(added.id, { ...form, stage: 'interview' });
    expect((await templates.list(id)).templates).toEqual([changed]);
    expect(await templates.remove(added.id)).toEqual({ message: 'Template deleted' });
  });

  it('rates an interview that has begun', async () => {
    const { id: proposed_by, token } = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
    const vacancyId = await aVacancy(portal, await aCompany(portal, proposed_by));
    const application_id = await anApplication(portal, await anApplicant(portal), vacancyId);
    const time = { starts_at: new Date(Date.now() - 60_000), ends_at: new Date() };
    const { id } = await portal.db
      .insertInto('interviews')
      .values({
        application_id,
        proposed_by,
        minutes: 45,
        place: 'Caya Grandi',
        status: 'confirmed',
        ...time,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const scorecards = createScorecardsApi(clientsFor(portal, token));
    const scores = { skills: 4, experience: 3, communication: 5 };
    const card = await scorecards.save(id, { ...scores, recommendation: 'yes', comment: 'Calm.' });
    expect(card).toMatchObject({ ...scores, interview_id: id, by: 'Berta Kock', is_own: true });
    expect(await scorecards.list(application_id)).toEqual({ scorecards: [card] });
  });

  it('covers every listed call', () => {
    expect(missingCalls(portal.app, LISTED.recruiterCompany)).toEqual([]);
  });
});
