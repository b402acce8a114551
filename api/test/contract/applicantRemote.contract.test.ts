import { createAlertsApi } from '../../../mfe-applicant/src/features/alerts/api/alertsApi.ts';
import { createApplicationsApi } from '../../../mfe-applicant/src/features/applications/api/applicationsApi.ts';
import {
  createApplicantConversationApi,
  createConversationListApi,
} from '../../../mfe-applicant/src/features/conversation/api/conversationApi.ts';
import { createProfileApi } from '../../../mfe-applicant/src/features/profile/api/profileApi.ts';
import { contactUpdate } from '../../../mfe-applicant/src/features/profile/model/plainForms.ts';
import { createRecommendationsApi } from '../../../mfe-applicant/src/features/recommendations/api/recommendationsApi.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { aPdf } from '../support/files/documents.ts';
import { anImage } from '../support/files/images.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;
let applicant: Member;
let recruiter: Member;
let vacancyId: number;

beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id, 'Cas di Sabor'));
});
beforeEach(async () => {
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
});
afterAll(async () => await portal.close());

const profileApi = () => createProfileApi(clientsFor(portal, applicant.token));
const applicationsApi = () => createApplicationsApi(clientsFor(portal, applicant.token));
/** Builds the form values of a filled-in profile form. */
const filled = {
  // Paradera has the same id in every database.
  ...contactUpdate({ name: 'Rudy Tromp', headline: 'Line cook', phone: '560 1234', district_id: '404' }),
  about: 'Six years at the grill.',
  visibility: 'searchable',
} as const;

describe('applicant remote', () => {
  it('loads no profile for a new account and creates one', async () => {
    expect(await failureOf(profileApi().own())).toMatchObject({ kind: 'status', status: 404 });
    const made = await profileApi().create(filled);
    expect(made).toMatchObject({
      name: 'Rudy Tromp',
      phone: '+2975601234',
      district: { id: 404, name: 'Paradera' },
    });
    expect(await profileApi().own()).toEqual(made);
  });

  it('updates the profile', async () => {
    await profileApi().create({});
    expect(await profileApi().update(filled)).toMatchObject({
      headline: 'Line cook',
      visibility: 'searchable',
    });
    const { districts } = await profileApi().options();
    expect(districts.map(({ id }) => id)).toContain(404);
  });

  it('receives field errors', async () => {
    await profileApi().create({});
    const failure = await failureOf(profileApi().update({ ...filled, phone: '12' }));
    expect(failure).toMatchObject({ status: 422 });
    expect(failure?.errors['phone']).toHaveLength(1);
  });

  it('loads an application with the note that the company sent', async () => {
    expect(await applicationsApi().own()).toEqual([]);
    const { id: applicantId } = await profileApi().create(filled);
    const body = { cover_letter: 'I cook.' };
    await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token: applicant.token, body });
    const change = async (update: object) =>
      await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`, {
        token: recruiter.token,
        body: update,
      });
    await change({ status: 'shortlisted', recruiter_note: 'Between us: good hands.' });
    await letChangesTakeEffect(portal);
    await change({ status: 'interview', should_notify: true, recruiter_note: 'Tuesday at ten.' });
    await letChangesTakeEffect(portal);
    const [application] = await applicationsApi().own();
    expect(application).toMatchObject({
      vacancy_id: vacancyId,
      status: 'interview',
      cover_letter: 'I cook.',
      vacancy: { title: 'Line Cook', company: { name: 'Cas di Sabor' } },
    });
    expect(application?.history.map(({ status, note }) => [status, note])).toEqual([
      ['new', null],
      ['shortlisted', null],
      ['interview', 'Tuesday at ten.'],
    ]);
  });

  it('manages resumes, their default and their signed links', async () => {
    await profileApi().create(filled);
    const file = (fileName: string) => new File([new Uint8Array(aPdf())], fileName);
    const first = await profileApi().addResume(file('first.pdf'));
    const second = await profileApi().addResume(file('second.pdf'));
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const { resumes } = await profileApi().makeDefaultResume(second.id);
    expect(resumes.find(({ is_default }) => is_default)?.file_name).toBe('second.pdf');
    const { url } = await profileApi().resumeLink(second.id);
    expect((await portal.call('GET', url.replace(/^.*\/api/, ''))).statusCode).toBe(200);
    const renamed = await profileApi().renameResume(second.id, 'Kitchen');
    expect(renamed.resumes.map(({ file_name }) => file_name)).toContain('Kitchen.pdf');
    expect((await profileApi().removeResume(first.id)).resumes).toHaveLength(1);
    const refused = await failureOf(profileApi().addResume(new File(['words'], 'words.pdf')));
    expect(refused).toMatchObject({ status: 422, errors: { resume: [expect.any(String)] } });
  });

  it('loads recommendations, hides one and turns them off', async () => {
    const api = createRecommendationsApi(clientsFor(portal, applicant.token));
    expect(await failureOf(api.list())).toMatchObject({ status: 404 });
    await profileApi().create({ skills: ['Line cook'] });
    expect((await api.list()).recommendations).toMatchObject([
      { vacancy: { id: vacancyId }, reasons: [{ kind: 'skill', name: 'Line cook' }] },
    ]);
    await api.hide(vacancyId);
    expect((await api.list()).total).toBe(0);
    await api.unhide(vacancyId);
    expect((await api.list()).total).toBe(1);
    expect((await api.switch(false)).recommendations).toBe(false);
  });

  it('uploads and removes the photo', async () => {
    await profileApi().create(filled);
    const { photo } = await profileApi().setPhoto(new File([new Uint8Array(await anImage())], 'me.png'));
    expect(photo).toMatch(/photos\//);
    expect((await profileApi().removePhoto()).photo).toBeNull();
  });

  it('withdraws an application and undoes it', async () => {
    await profileApi().create(filled);
    await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token: applicant.token, body: {} });
    const { status, undo_until } = await applicationsApi().withdraw(vacancyId, 'Another job');
    expect([status, undo_until === null]).toEqual(['withdrawn', false]);
    expect(await applicationsApi().undoWithdrawal(vacancyId)).toEqual({ status: 'new', undo_until: null });
  });

  it('writes to the company, and reads its messages', async () => {
    await profileApi().create(filled);
    const api = createApplicantConversationApi(clientsFor(portal, applicant.token));
    expect(await failureOf(api.read(vacancyId))).toMatchObject({ status: 404 });
    const { token } = applicant;
    const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body: {} });
    const sent = await api.send(vacancyId, { key: 'a-key-of-the-test', text: 'Good afternoon.' });
    expect(await api.read(vacancyId)).toEqual({ messages: [sent], closed: null, is_muted: false });
    expect(await api.markRead(vacancyId, sent.id)).toEqual({ message: 'Messages read' });
    const answer = await portal.call(
      'POST',
      `/recruiter/applicants/${applied.json<{ id: number }>().id}/messages`,
      { token: recruiter.token, body: { key: 'a-key-of-the-test', text: 'Pay us first.' } },
    );
    const { id } = answer.json<{ id: number }>();
    const { conversations } = await createConversationListApi(clientsFor(portal, token)).list();
    expect(conversations).toMatchObject([{ unread: 1, latest: { text: 'Pay us first.' } }]);
    expect(await api.safety.report(vacancyId, id, { reason: 'scam' })).toBeTruthy();
    const letter = new File([new Uint8Array(aPdf())], 'letter.pdf');
    const file = await api.sendFile(vacancyId, 'a-file-of-the-test', letter);
    expect(file).toMatchObject({ text: 'letter.pdf', file: { size: letter.size } });
    expect((await api.fileLink(vacancyId, file.id)).url).toContain('/files/messages/');
    expect(await api.mute(vacancyId, true)).toMatchObject({ is_muted: true });
    expect(await api.mute(vacancyId, false)).toMatchObject({ is_muted: false });
    expect(await api.safety.block(vacancyId)).toMatchObject({ closed: 'blocked' });
    expect(await api.safety.unblock(vacancyId)).toMatchObject({ closed: null });
  });

  it('confirms an interview, saves its calendar file, asks for other times and cancels', async () => {
    await profileApi().create(filled);
    const body = {};
    const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, {
      token: applicant.token,
      body,
    });
    const times = [new Date(Date.now() + 172_800_000).toISOString()];
    await portal.call('POST', `/recruiter/applicants/${applied.json<{ id: number }>().id}/interviews`, {
      token: recruiter.token,
      body: { times, minutes: 30, place: 'Caya Grandi 14' },
    });
    const [application] = await applicationsApi().own();
    const { id, slots } = application!.interviews[0]!;
    const confirmed = await applicationsApi().confirmInterview(id, slots[0]!.id);
    expect(confirmed).toMatchObject({ status: 'confirmed', starts_at: times[0] });
    expect(await applicationsApi().calendar(id)).toBeTruthy();
    expect(await applicationsApi().declineInterview(id, 'Mornings')).toMatchObject({ status: 'declined' });
    expect(await applicationsApi().cancelInterview(id, 'Moved')).toMatchObject({ cancelled_by: 'applicant' });
    expect(await applicationsApi().markRead(id)).toEqual({ unread: expect.any(Number) });
    expect(await failureOf(applicationsApi().confirmInterview(id, slots[0]!.id))).toMatchObject({
      status: 409,
      code: 'interview_cancelled',
    });
  });

  it('starts, lists, changes and deletes alerts of the verified e-mail address', async () => {
    const alerts = createAlertsApi(clientsFor(portal, applicant.token));
    const search = { email: applicant.email, filter: { search_string: 'cook' } };
    await alerts.start({ ...search, frequency: 'weekly' });
    await alerts.start({ ...search, frequency: 'daily' });
    const [alert, ...others] = (await alerts.list()).alerts;
    expect(alert).toMatchObject({ frequency: 'daily', filter: { search_string: 'cook' } });
    expect(others).toEqual([]);
    await alerts.delete(alert!.id);
    expect(await alerts.list()).toEqual({ alerts: [] });
  });

  it('is denied to a recruiter', async () => {
    const api = createApplicationsApi(clientsFor(portal, recruiter.token));
    expect(await failureOf(api.own())).toMatchObject({ status: 403 });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.applicant)).toEqual([]);
});
