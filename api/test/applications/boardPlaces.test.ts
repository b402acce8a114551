import type { AllApplicants, Applied, PlacedCard } from '@cpa/shared/contracts';
import { aReceivedApplication, applyAsNew, changeStatus } from '../support/aReceivedApplication.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
let recruiter: Member;
let stranger: Member;
let companyId: number;
let vacancyId: number;
let application: Applied;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  ({ recruiter, stranger, companyId, vacancyId, application } = await aReceivedApplication(portal));
});
afterAll(async () => await portal.close());

const setStatus = async (who: Member, body: object) =>
  await changeStatus(portal, who, { vacancyId, application }, body);

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
  const applyAnother = async (wanted = vacancyId) => (await applyAsNew(portal, wanted)).application;

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

  test('publishes the new places to every recruiter of the company', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    await aMembership(portal, companyId, colleague.id);
    const second = (await applyAnother()).id;
    portal.published.splice(0);
    const response = await place(recruiter, application.id, { above: null, below: second });
    const { board_position, version } = response.json<PlacedCard>();
    const data = { status: 'new', version, places: [{ id: application.id, board_position }] };
    const published = portal.published.filter(({ event }) => event === 'board-places-changed');
    expect(published.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual(
      [recruiter.id, colleague.id]
        .map((id) => ({ channel: `private-user.${id}`, event: 'board-places-changed', data }))
        .toSorted((a, b) => a.channel.localeCompare(b.channel)),
    );
  });

  test('gives concurrent places of a card versions in the order in which they are stored', async () => {
    const second = (await applyAnother()).id;
    const third = (await applyAnother()).id;
    const gaps = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? { above: null, below: third } : { above: second, below: null },
    );
    const placed = await Promise.all(
      gaps.map(async (gap) => (await place(recruiter, application.id, gap)).json<PlacedCard>()),
    );
    const [newest] = placed.toSorted((a, b) => b.version - a.version);
    expect(new Set(placed.map(({ version }) => version)).size).toBe(gaps.length);
    const { applicants } = (
      await portal.call('GET', '/recruiter/applicants', { token: recruiter.token })
    ).json<AllApplicants>();
    expect(applicants.find(({ id }) => id === application.id)?.board_position).toBe(newest!.board_position);
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
