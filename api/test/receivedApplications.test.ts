import type {
  AllApplicants,
  ApplicantApplication,
  ApplicantReview,
  Applied,
  OwnVacancies,
} from '@cpa/shared/contracts';
import { aCompany, aVacancy } from './aVacancy.ts';
import { letChangesTakeEffect } from './letChangesTakeEffect.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { signInNew, type Member } from './signIn.ts';
import { waitUntil } from './waitUntil.ts';

let portal: TestApp;
let recruiter: Member;
let stranger: Member;
let applicant: Member;
let vacancyId: number;
let application: Applied;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
  stranger = await signInNew(portal, 'recruiter');
  await aCompany(portal, stranger.id, 'Elsewhere');
  vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id));
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
  await portal.call('POST', '/applicants', { token: applicant.token, body: { headline: 'Cook' } });
  const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, {
    token: applicant.token,
    body: {},
  });
  application = applied.json<Applied>();
});
afterAll(async () => await portal.close());

const open = async ({ token }: Member) =>
  await portal.call('GET', `/recruiter/applicants/${application.id}`, { token });
const setStatus = async ({ token }: Member, body: object) =>
  await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${application.applicant_id}/status`, {
    token,
    body,
  });
const ownView = async () =>
  (await portal.call('GET', '/applicant/applications', { token: applicant.token })).json<
    ApplicantApplication[]
  >()[0]!;

test('a recruiter sees applicants of own companies only', async () => {
  const own = await portal.call('GET', '/recruiter/applicants', { token: recruiter.token });
  expect(own.json<AllApplicants>().applicants).toMatchObject([
    {
      id: application.id,
      vacancy_id: vacancyId,
      vacancy_title: 'Line Cook',
      name: 'Rudy Tromp',
      status: 'new',
    },
  ]);
  const others = await portal.call('GET', '/recruiter/applicants', { token: stranger.token });
  expect(others.json<AllApplicants>().applicants).toEqual([]);
});

test('returns 404 for vacancies, applicants and statuses of another company', async () => {
  const list = await portal.call('GET', `/recruiter/vacancy/${vacancyId}/applicants`, {
    token: stranger.token,
  });
  expect([list.statusCode, (await open(stranger)).statusCode]).toEqual([404, 404]);
  expect((await setStatus(stranger, { status: 'hired' })).statusCode).toBe(404);
  expect((await ownView()).status).toBe('new');
});

test('opening a new application sets it to viewed once', async () => {
  // As many as there are connections, so that they really overlap.
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await open(recruiter)));
  expect(answers.every((answer) => answer.json<ApplicantReview>().status === 'viewed')).toBe(true);
  const review = (await open(recruiter)).json<ApplicantReview>();
  expect(review).toMatchObject({ email: applicant.email, headline: 'Cook' });
  expect(review.history).toMatchObject([
    { status: 'new', by: 'Rudy Tromp' },
    { status: 'viewed', by: 'Berta', notified: false },
  ]);
});

test('a note reaches the applicant only when the recruiter chooses to notify', async () => {
  const quiet = await setStatus(recruiter, { status: 'shortlisted', recruiter_note: 'Good hands' });
  expect(quiet.json()).toMatchObject({
    message: 'Application status updated',
    current_status: 'shortlisted',
  });
  await letChangesTakeEffect(portal);
  const told = await setStatus(recruiter, {
    status: 'interview',
    should_notify: true,
    recruiter_note: 'Monday at ten?',
  });
  expect(told.json()).toMatchObject({ current_status: 'interview' });
  await letChangesTakeEffect(portal);

  const own = await ownView();
  expect(own.status).toBe('interview');
  expect(own.history.map(({ status, note }) => [status, note])).toEqual([
    ['new', null],
    ['shortlisted', null],
    ['interview', 'Monday at ten?'],
  ]);
  const mails = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', applicant.email)
    .where('template', '=', 'status-changed')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('would like to meet you for an interview');
  expect(mails[0]!.text).toContain('Monday at ten?');
});

test('allows any status change except to withdrawn and rejects unknown statuses', async () => {
  for (const status of ['hired', 'new', 'rejected', 'offer']) {
    expect((await setStatus(recruiter, { status })).json()).toMatchObject({ current_status: status });
  }
  for (const status of ['promoted', 'withdrawn']) {
    expect((await setStatus(recruiter, { status })).statusCode).toBe(422);
  }
});

test('an erased applicant has no name in the list', async () => {
  await portal.db
    .updateTable('applicants')
    .set({ name: null, account_id: null, erased_at: new Date() })
    .where('id', '=', application.applicant_id)
    .execute();
  const review = (await open(recruiter)).json<ApplicantReview>();
  expect([review.name, review.email]).toEqual([null, null]);
  const told = await setStatus(recruiter, { status: 'rejected', should_notify: true });
  expect(told.statusCode).toBe(200);
});

test('lists own vacancies with applicant counts and their hidden salaries', async () => {
  await portal.db
    .updateTable('vacancies')
    .set({ salary_min: 100, salary_visible: false })
    .where('id', '=', vacancyId)
    .execute();
  const answer = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(answer.json<OwnVacancies>().vacancies).toMatchObject([
    { id: vacancyId, applicants_count: 1, new_applicants_count: 1, salary_min: 100 },
  ]);
  await setStatus(recruiter, { status: 'interview' });
  const later = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(later.json<OwnVacancies>().vacancies[0]!.applicants_by_status).toEqual({
    new: 0,
    viewed: 0,
    shortlisted: 0,
    interview: 1,
    offer: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
  });
});

describe('realtime events', () => {
  const toldTo = (id: number) =>
    portal.published.flatMap(({ channel, event, data }) =>
      channel === `private-user.${id}` && event.startsWith('application-') ? [{ event, data }] : [],
    );
  const status = () => ({ event: 'application-status', data: { vacancy_id: vacancyId } });

  test('notify every verified recruiter of the company once about an application', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const { company_id } = await portal.db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', vacancyId)
      .executeTakeFirstOrThrow();
    for (const { id } of [colleague, unverified])
      await portal.db
        .insertInto('memberships')
        .values({ account_id: id, company_id, membership: 'recruiter' })
        .execute();
    const second = await signInNew(portal, 'applicant', { name: 'Ana Kock' });
    await portal.call('POST', '/applicants', { token: second.token, body: {} });
    for (let times = 0; times < 2; times += 1)
      await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token: second.token, body: {} });
    const received = (applicant_name: string) => ({
      event: 'application-received',
      data: { vacancy_id: vacancyId, vacancy_title: 'Line Cook', applicant_name },
    });
    expect(toldTo(colleague.id)).toEqual([received('Ana Kock')]);
    expect(toldTo(recruiter.id)).toEqual([received('Rudy Tromp'), received('Ana Kock')]);
    expect([...toldTo(unverified.id), ...toldTo(stranger.id)]).toEqual([]);
  });

  test('notify the applicant when a status change takes effect or the application is first viewed', async () => {
    await open(recruiter);
    await open(recruiter);
    expect(toldTo(applicant.id)).toEqual([status()]);
    await setStatus(recruiter, { status: 'interview' });
    expect(toldTo(applicant.id)).toEqual([status()]);
    await letChangesTakeEffect(portal);
    expect(toldTo(applicant.id)).toEqual([status(), status()]);
    await setStatus(stranger, { status: 'rejected' });
    expect(toldTo(applicant.id)).toHaveLength(2);
  });
});

describe('PUT /recruiter/applicants/{id}/board-position', () => {
  const list = async () => {
    const response = await portal.call('GET', '/recruiter/applicants', { token: recruiter.token });
    return response
      .json<AllApplicants>()
      .applicants.toSorted((a, b) => b.board_position - a.board_position)
      .map(({ id }) => id);
  };
  const place = async ({ token }: Member, id: number, body: object) =>
    await portal.call('PUT', `/recruiter/applicants/${id}/board-position`, { token, body });
  const applyAnother = async (wanted = vacancyId) => {
    const another = await signInNew(portal, 'applicant');
    await portal.call('POST', '/applicants', { token: another.token, body: {} });
    const url = `/vacancies/${wanted}/apply`;
    return (await portal.call('POST', url, { token: another.token, body: {} })).json<Applied>();
  };

  test('places a card until its stage changes, and again after an undo', async () => {
    const first = application.id;
    const second = (await applyAnother()).id;
    const third = (await applyAnother()).id;
    await portal.pool.query(
      `update applications set created_at = created_at - interval '1 minute' where id = ${first}`,
    );
    expect(await list()).toEqual([third, second, first]);
    await place(recruiter, first, { above: third, below: second });
    expect(await list()).toEqual([third, first, second]);
    await place(recruiter, third, { above: second, below: null });
    expect(await list()).toEqual([first, second, third]);
    const changed = await setStatus(recruiter, { status: 'offer' });
    expect(await list()).toEqual([second, third, first]);
    const { change_id } = changed.json<{ change_id: number }>();
    await portal.call('POST', `/recruiter/status-changes/${change_id}/undo`, { token: recruiter.token });
    expect(await list()).toEqual([first, second, third]);
  });

  test('finds a place between the same two cards any number of times', async () => {
    const ids = new Set([application.id, (await applyAnother()).id, (await applyAnother()).id]);
    const order = (await list()).filter((id) => ids.has(id));
    for (let move = 0; move < 60; move += 1) {
      const [above, below, moved] = order as [number, number, number];
      expect((await place(recruiter, moved, { above, below })).statusCode).toBe(200);
      order.splice(0, 3, above, moved, below);
      expect([move, await list()]).toEqual([move, order]);
    }
  });

  test('places a card between cards of another company of the recruiter', async () => {
    const top = (await applyAnother()).id;
    const otherVacancy = await aVacancy(portal, await aCompany(portal, recruiter.id, 'Second company'));
    const lower = (await applyAnother(otherVacancy)).id;
    const upper = (await applyAnother(otherVacancy)).id;
    await portal.pool.query(
      `update applications set created_at = now() - interval '1 hour' where id in (${upper}, ${lower})`,
    );
    await place(recruiter, application.id, { above: upper, below: lower });
    expect(await list()).toEqual([top, upper, application.id, lower]);
  });

  test('returns an undone move to its former place, whatever place it had in between', async () => {
    const second = (await applyAnother()).id;
    const third = (await applyAnother()).id;
    await place(recruiter, application.id, { above: third, below: second });
    const { change_id } = (await setStatus(recruiter, { status: 'offer' })).json<{ change_id: number }>();
    await place(recruiter, application.id, { above: null, below: null });
    await portal.call('POST', `/recruiter/status-changes/${change_id}/undo`, { token: recruiter.token });
    expect(await list()).toEqual([third, application.id, second]);
  });

  test('rejects neighbours in another stage and applications to another company', async () => {
    const second = (await applyAnother()).id;
    await setStatus(recruiter, { status: 'offer' });
    expect((await place(recruiter, second, { above: application.id, below: null })).statusCode).toBe(409);
    expect((await place(stranger, second, { above: null, below: null })).statusCode).toBe(404);
    expect((await place(recruiter, second, { above: 2_000_000_000, below: null })).statusCode).toBe(404);
    expect((await place(recruiter, second, { above: null })).statusCode).toBe(422);
  });

  test('rejects a card whose stage changes while it is placed', async () => {
    const second = (await applyAnother()).id;
    const colleague = await portal.pool.connect();
    try {
      await colleague.query('begin');
      await colleague.query(`update applications set status = 'offer' where id = ${application.id}`);
      const placed = place(recruiter, application.id, { above: second, below: null });
      await waitUntil(async () => {
        const { rows } = await portal.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      });
      await colleague.query('commit');
      const response = await placed;
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'stage_changed']);
    } finally {
      colleague.release();
    }
  });
});
