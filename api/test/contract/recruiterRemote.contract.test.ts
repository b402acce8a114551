import { createApplicantListApi } from '../../../mfe-recruiter/src/applicant-list/applicantListApi.ts';
import { createRecruiterAccountApi } from '../../../mfe-recruiter/src/features/account/api/recruiterAccountApi.ts';
import { createApplicantsApi } from '../../../mfe-recruiter/src/features/applicants/api/applicantsApi.ts';
import { createReviewApi } from '../../../mfe-recruiter/src/features/applicant-review/api/reviewApi.ts';
import { createInterviewsApi } from '../../../mfe-recruiter/src/features/interviews/api/interviewsApi.ts';
import { createOrdersApi } from '../../../mfe-recruiter/src/features/orders/api/ordersApi.ts';
import { createVacanciesApi } from '../../../mfe-recruiter/src/features/vacancies/api/vacanciesApi.ts';
import { createStatusChangeApi } from '../../../mfe-recruiter/src/status-changes/statusChangeApi.ts';
import { type ApplicantListItem, addDays } from '@cpa/shared/contracts';
import { createConversationApi } from '@cpa/shared/conversation';
import { SPONSORSHIP_PACKAGE_ID } from '../../src/domains/vacancies/posting/posting.rules.ts';
import { aPdf } from '../support/files/documents.ts';
import { TODAY } from '../support/aFullVacancy.ts';
import { anEntitlement } from '../support/anEntitlement.ts';
import { aPaidOrder } from '../support/aPaidOrder.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication, sendResume } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;
let companyId: number;
let vacancyId: number;
let applicantsApi: ReturnType<typeof createApplicantsApi>;
let reviewApi: ReturnType<typeof createReviewApi>;
let listApi: ReturnType<typeof createApplicantListApi>;
let statusApi: ReturnType<typeof createStatusChangeApi>;
let vacanciesApi: ReturnType<typeof createVacanciesApi>;
let applicant: Member;

beforeAll(async () => {
  portal = await openTestApp();
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  companyId = await aCompany(portal, recruiter.id);
  vacancyId = await aVacancy(portal, companyId, { title: 'Line Cook' });
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
  const { token } = applicant;
  await portal.call('POST', '/applicants', { token, body: { headline: 'Cook' } });
  await sendResume(portal, applicant);
  const body = { cover_letter: 'I cook.' };
  await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body });
  const clients = clientsFor(portal, recruiter.token);
  applicantsApi = createApplicantsApi(clients);
  reviewApi = createReviewApi(clients);
  vacanciesApi = createVacanciesApi(clients);
  listApi = createApplicantListApi(clients);
  statusApi = createStatusChangeApi(clients);
});
afterAll(async () => await portal.close());

describe('recruiter remote', () => {
  it('lists own vacancies', async () => {
    const { vacancies } = await vacanciesApi.own();
    expect(vacancies).toMatchObject([
      { id: vacancyId, title: 'Line Cook', applicants_count: 1, new_applicants_count: 1 },
    ]);
  });

  it('extends, closes, reposts, sponsors and deletes vacancies', async () => {
    expect((await vacanciesApi.packages()).packages.length).toBeGreaterThan(0);
    await anEntitlement(portal, companyId, { packageId: SPONSORSHIP_PACKAGE_ID });
    expect((await vacanciesApi.postings()).companies).toMatchObject([{ sponsorships_left: 1 }]);
    const draft = await vacanciesApi.create({ title: 'Barista', company_id: companyId });
    expect(await vacanciesApi.vacancy(draft.id)).toEqual(draft);
    expect(await vacanciesApi.remove(draft.id)).toMatchObject({ id: draft.id });

    const id = await aVacancy(portal, companyId, {
      sectors: [2],
      location_district_id: 401,
      valid_through: addDays(TODAY, 3),
      posted_until: addDays(TODAY, 20),
    });
    expect(await vacanciesApi.extend(id, addDays(TODAY, 9))).toMatchObject({
      valid_through: addDays(TODAY, 9),
    });
    expect(await vacanciesApi.sponsor(id)).toMatchObject({ sponsored: true });
    expect(await vacanciesApi.close(id)).toMatchObject({ status: 'closed' });
    await vacanciesApi.close(vacancyId);
    expect(await vacanciesApi.repost(id)).toMatchObject({ status: 'open' });
  });

  it('lists applicants', async () => {
    const { applicants } = await listApi.all();
    expect(applicants).toMatchObject([{ name: 'Rudy Tromp', headline: 'Cook', status: 'new' }]);
    expect(await listApi.forVacancy(vacancyId)).toEqual({
      vacancy_id: vacancyId,
      vacancy_title: 'Line Cook',
      applicants,
    });
  });

  it('opens an applicant and sets a status with a note', async () => {
    const { applicants } = await applicantsApi.all();
    const { id, applicant_id } = applicants[0]!;
    expect(await reviewApi.review(id)).toMatchObject({ status: 'viewed', cover_letter: 'I cook.' });
    const update = { status: 'interview', should_notify: true, recruiter_note: 'Tuesday at ten' } as const;
    expect(await applicantsApi.changeStatus(vacancyId, applicant_id, update)).toMatchObject({
      current_status: 'interview',
    });
    const { history } = await reviewApi.review(id);
    expect(history.at(-1)).toMatchObject({
      status: 'interview',
      by: 'Berta Kock',
      note: 'Tuesday at ten',
      notified: true,
    });
  });

  it('previews the mail of a status, changes the status and undoes it', async () => {
    const { id, applicant_id, status } = (await applicantsApi.all()).applicants[0]!;
    const draft = { status: 'offer', recruiter_note: 'Monday at nine' } as const;
    const mail = await reviewApi.previewMail(vacancyId, applicant_id, draft);
    expect(mail.html).toContain('Monday at nine');
    const changed = await statusApi.changeStatus(vacancyId, applicant_id, { ...draft, known_status: status });
    expect(changed).toMatchObject({ current_status: 'offer', change_id: expect.any(Number) as number });
    expect(await reviewApi.review(id)).toMatchObject({
      status: 'offer',
      pending_change: { change_id: changed.change_id, effective_at: changed.effective_at },
    });
    expect(await statusApi.undo(changed.change_id!)).toEqual({ current_status: status });
    const outdated = reviewApi.changeStatus(vacancyId, applicant_id, {
      status: 'offer',
      known_status: 'new',
    });
    expect(await failureOf(outdated)).toMatchObject({ status: 409, code: 'status_changed' });
  });

  it('changes several applications, undoes the changes and downloads the resumes', async () => {
    const { id, status } = (await applicantsApi.all()).applicants[0]!;
    const { results } = await applicantsApi.changeStatuses({ ids: [id], status: 'shortlisted' });
    expect(results).toMatchObject([{ id, error: null }]);
    const postponed = await applicantsApi.postpone([results[0]!.change_id!]);
    expect(Date.parse(postponed.effective_at)).toBeGreaterThan(Date.parse(results[0]!.effective_at!));
    expect((await applicantsApi.undoAll([results[0]!.change_id!])).results).toMatchObject([{ error: null }]);
    expect((await reviewApi.review(id)).status).toBe(status);
    const archive = await applicantsApi.resumeArchive([id], { onProgress: () => undefined });
    expect(archive).toMatchObject({ count: 1 });
    expect(await applicantsApi.resumeMatches('cook')).toEqual({ ids: [] });
  });

  it('places an applicant on the board', async () => {
    const [{ id, board_position }] = (await applicantsApi.all()).applicants as [ApplicantListItem];
    expect(await applicantsApi.place(id, { above: null, below: null })).toEqual({
      version: expect.any(Number),
      board_position,
      others: [],
    });
  });

  it('rates, tags and annotates an applicant', async () => {
    const { id } = (await applicantsApi.all()).applicants[0]!;
    expect(await reviewApi.look(id)).toEqual({ names: [] });
    expect(await reviewApi.leave(id)).toEqual({ message: 'Left' });
    expect(await reviewApi.rate(id, { rating: 4 })).toEqual({ rating: 4 });
    const outdated = reviewApi.rate(id, { rating: 2, known_rating: null });
    expect(await failureOf(outdated)).toMatchObject({ status: 409, code: 'rating_changed' });
    const addGrill = reviewApi.tag(id, { tags: ['Grill'], known_tags: [] });
    const addDayShift = reviewApi.tag(id, { tags: ['Day shift'], known_tags: [] });
    await Promise.all([addGrill, addDayShift]);
    const removal = reviewApi.tag(id, { tags: [], known_tags: ['Grill'] });
    expect(await removal).toEqual({ tags: ['Day shift'] });
    const first = await reviewApi.addNote(id, { text: 'Calm at the desk.' });
    expect(first).toMatchObject({ by: 'Berta Kock', is_own: true, edited_at: null });
    const second = await reviewApi.addNote(id, { text: 'Asks for Afl. 2,900.' });
    const { account_id } = (await reviewApi.members(companyId)).members[0]!;
    const edited = reviewApi.editNote(id, first.id, { text: 'Calm, @Berta Kock.', mentions: [account_id] });
    expect(await edited).toMatchObject({ mentions: ['Berta Kock'] });
    await reviewApi.deleteNote(id, second.id);
    expect((await reviewApi.review(id)).notes).toMatchObject([{ id: first.id, text: 'Calm, @Berta Kock.' }]);
    expect((await applicantsApi.all()).applicants).toMatchObject([
      { rating: 4, tags: ['Day shift'], notes_count: 1, annotation_version: expect.any(Number) },
    ]);
  });

  it('loads the signed link of the resume sent with an application', async () => {
    const { applicants } = await applicantsApi.all();
    const { id } = applicants[0]!;
    const { url, expires_at } = await reviewApi.resumeLink(id);
    expect(url).toContain('/files/resumes/');
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now());
    expect(await failureOf(reviewApi.resumeLink(id + 1))).toMatchObject({ status: 404 });
  });

  it('receives 404 for an applicant of another company', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const api = createApplicantsApi(clientsFor(portal, stranger.token));
    expect(await failureOf(api.forVacancy(vacancyId))).toMatchObject({ kind: 'status', status: 404 });
  });

  it('receives 403 while the e-mail address is unverified', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const clients = clientsFor(portal, unverified.token);
    expect(await failureOf(createApplicantsApi(clients).all())).toMatchObject({
      status: 403,
      code: 'not_verified',
    });
    expect(await createVacanciesApi(clients).own()).toEqual({ vacancies: [] });
  });

  it('is denied to an applicant', async () => {
    const api = createApplicantsApi(clientsFor(portal, applicant.token));
    expect(await failureOf(api.all())).toMatchObject({ status: 403, code: 'for_recruiters' });
  });
});

describe('account and orders', () => {
  async function aRecruiter() {
    const recruiter = await signInNew(portal, 'recruiter');
    const clients = clientsFor(portal, recruiter.token);
    return { recruiter, clients, account: createRecruiterAccountApi(clients) };
  }

  it('changes the name and the password', async () => {
    const { account } = await aRecruiter();
    expect(await account.rename('Berta Kock')).toMatchObject({ name: 'Berta Kock' });
    const wrong = account.changePassword('not this one', 'tambe-bon-2027');
    expect(await failureOf(wrong)).toMatchObject({ status: 422 });
  });

  it('lists and ends sessions', async () => {
    const { account, recruiter } = await aRecruiter();
    const body = { email: recruiter.email, password: PASSWORD };
    await portal.call('POST', '/account/login', { body });
    const { sessions } = await account.sessions();
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect((await account.endSession(sessions[1]!.id)).sessions).toHaveLength(1);
    expect((await account.endOtherSessions()).sessions).toHaveLength(1);
  });

  it('reads and saves the notification settings', async () => {
    const { account } = await aRecruiter();
    expect((await account.settings()).settings[0]).toMatchObject({ delivery: 'at_once' });
    const saved = await account.saveSetting({ topic: 'new_applicants', delivery: 'never' });
    expect(saved.settings[0]).toMatchObject({ delivery: 'never' });
    const quiet_hours = { from: '22:00', to: '07:00' };
    expect(await account.saveQuietHours(quiet_hours)).toMatchObject({ quiet_hours });
  });

  it('deletes the account', async () => {
    const { account, recruiter } = await aRecruiter();
    expect(await account.deletion()).toEqual({ companies: [] });
    expect(await failureOf(account.deleteAccount('not this one'))).toMatchObject({ status: 422 });
    await account.deleteAccount(PASSWORD);
    expect((await portal.call('GET', '/recruiter/user/', { token: recruiter.token })).statusCode).toBe(401);
  });

  it('lists orders, refunds one and downloads receipt and credit note', async () => {
    const { recruiter, clients } = await aRecruiter();
    const company_id = await aCompany(portal, recruiter.id);
    const api = createOrdersApi(clients);
    expect((await api.list(1)).orders).toEqual([]);
    const id = await aPaidOrder(portal, { company_id, account_id: recruiter.id });
    expect((await api.list(1)).orders).toMatchObject([{ id, payment_status: 'paid' }]);
    expect(await api.receipt(id)).toBeDefined();
    expect(await failureOf(api.refund(id))).toMatchObject({ status: 409 });
    expect((await api.ask(id, 'Bought twice')).refund_request).toMatchObject({ status: 'open' });
    expect((await api.withdraw(id)).refund_request).toMatchObject({ status: 'withdrawn' });
    expect(await failureOf(api.creditNote(id))).toMatchObject({ status: 409 });
    const done = { status: 'done', done_at: new Date(), credit_note_number: 'CPA-C-TEST-1' } as const;
    await portal.db
      .insertInto('refunds')
      .values({ order_id: id, ...done })
      .execute();
    await portal.db.updateTable('orders').set({ payment_status: 'refunded' }).where('id', '=', id).execute();
    expect(await api.refund(id)).toMatchObject({ payment_status: 'refunded' });
    expect(await api.creditNote(id)).toBeDefined();
    const { months } = await api.months(company_id);
    const { month } = months.at(-1)!;
    expect(months.at(-1)).toMatchObject({ receipts: 1 });
    expect(await api.csv(company_id, month)).toContain('CPA-');
    expect(await api.pdf(company_id, month)).toContain('%PDF');
    expect(await failureOf(api.csv(company_id, '2020-01'))).toMatchObject({ status: 404 });
  });
});

describe('interviews', () => {
  it('proposes times, changes them, serves the calendar file and cancels', async () => {
    const recruiter = await signInNew(portal, 'recruiter');
    const own = await aVacancy(portal, await aCompany(portal, recruiter.id));
    const someone = await anApplicant(portal);
    const id = await anApplication(portal, someone, own);
    const api = createInterviewsApi(clientsFor(portal, recruiter.token));
    expect(await api.list(id)).toEqual({ interviews: [] });
    expect(await api.busyTimes(id)).toEqual({ busy: [] });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const proposal = { times: [inDays(2)], minutes: 30, place: 'Caya Grandi 14' };
    const proposed = await api.propose(id, proposal);
    const changed = await api.changeTimes(proposed.id, { ...proposal, times: [inDays(3)] });
    const { token } = someone;
    const body = { slot_id: changed.slots[0]!.id };
    await portal.call('POST', `/applicant/interviews/${changed.id}/confirm`, { token, body });
    expect(await api.calendar(changed.id)).toBeTruthy();
    const moved = await api.changeTimes(changed.id, { ...proposal, times: [inDays(4)] });
    expect(await api.postponeMove(moved.id)).toMatchObject({ effective_at: expect.any(String) });
    expect(await api.undoMove(moved.id)).toMatchObject({ starts_at: changed.slots[0]!.starts_at });
    expect(await api.cancel(changed.id, 'No budget')).toMatchObject({ status: 'cancelled' });
    expect(await failureOf(api.cancel(changed.id, 'Again'))).toMatchObject({ status: 409 });
  });
});

it('writes to an applicant, and reads the messages', async () => {
  const recruiter = await signInNew(portal, 'recruiter');
  const own = await aVacancy(portal, await aCompany(portal, recruiter.id));
  const id = await anApplication(portal, await anApplicant(portal), own);
  const api = createConversationApi(clientsFor(portal, recruiter.token), 'recruiter/applicants');
  const sent = await api.send(id, { key: 'a-key-of-the-test', text: 'Good afternoon.' });
  expect(await api.read(id)).toEqual({ messages: [sent], closed: null, is_muted: false });
  expect(await api.markRead(id, sent.id)).toEqual({ message: 'Messages read' });
  const letter = new File([new Uint8Array(aPdf())], 'letter.pdf');
  const file = await api.sendFile(id, 'a-file-of-the-test', letter);
  expect(file).toMatchObject({ text: 'letter.pdf', file: { size: letter.size } });
  expect((await api.fileLink(id, file.id)).url).toContain('/files/messages/');
  expect(await api.mute(id, true)).toMatchObject({ is_muted: true });
  expect(await api.mute(id, false)).toMatchObject({ is_muted: false });
  expect(await failureOf(api.send(id, { key: 'short', text: '' }))).toMatchObject({ status: 422 });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.recruiter)).toEqual([]);
});
