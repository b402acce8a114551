import type { RecruiterVacancy, VacancyUpdate } from '@cpa/shared/contracts';
import { aRecruiterVacancy, somePostings } from '../testing/fakeEditorApi.ts';
import { openEditor, pass, rejected } from '../testing/openEditor.ts';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import { PAUSE_MS } from './autosave.ts';
import { events } from './editorSlice.ts';
import { REDIRECT_MS } from './submit.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('shows the remaining postings after another tab used one', async () => {
  let postings = somePostings();
  const { store, editor } = await openEditor({ postings: async () => postings });
  postings = { companies: [] };
  store.dispatch(postingsChanged());
  await pass(SETTLE_MS);
  expect(editor().postings).toEqual(postings);
});

describe('publishing', () => {
  const publish = events.submitRequested({ kind: 'publish', isSponsored: false });
  const openVacancy = (overrides = {}) => aRecruiterVacancy({ status: 'open', version: 9, ...overrides });

  it('leads to the new vacancy after 1.5 s', async () => {
    const sent: VacancyUpdate[] = [];
    const { store, navigated, device } = await openEditor({
      update: async (_, body) => {
        sent.push(body);
        return openVacancy();
      },
    });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    store.dispatch(publish);
    await pass(REDIRECT_MS - 1);
    expect(sent).toMatchObject([{ title: 'Chef', status: 'open', version: 1 }]);
    expect(navigated).toEqual([]);
    await pass(1);
    expect(navigated).toEqual(['/vacancies/7?created=true']);
    expect(device()).toBeNull();
  });

  it.each([
    [{ kind: 'update' as const, isSponsored: false }, {}, '/recruiter-dashboard'],
    [{ kind: 'schedule' as const, isSponsored: false }, { status: 'draft' as const }, '/recruiter-dashboard'],
    [{ kind: 'publish' as const, isSponsored: true }, {}, '/plans/13?vacancy=7&step=2'],
    [{ kind: 'update' as const, isSponsored: false }, { sponsored: true }, '/plans/13?vacancy=7&step=2'],
  ])('leads %j with %j to %s', async (submission, result, destination) => {
    const { store, navigated } = await openEditor({ update: async () => openVacancy(result) });
    store.dispatch(
      events.draftChanged({ opens_at: submission.kind === 'schedule' ? '2026-12-01T08:00' : '' }),
    );
    store.dispatch(events.submitRequested(submission));
    await pass(REDIRECT_MS);
    expect(navigated).toEqual([destination]);
  });

  it.each([
    [1, [7]],
    [0, []],
  ])('uses one of %i sponsorships that are left', async (sponsorships_left, expected) => {
    const sponsored: number[] = [];
    const { store, navigated } = await openEditor({
      postings: async () => ({
        companies: [{ ...somePostings().companies[0]!, sponsorships_left }],
      }),
      update: async () => openVacancy(),
      sponsor: async (id) => {
        sponsored.push(id);
        return openVacancy({ sponsored: true });
      },
    });
    store.dispatch(events.submitRequested({ kind: 'publish', isSponsored: true }));
    await pass(REDIRECT_MS);
    expect(sponsored).toEqual(expected);
    expect(navigated).toEqual(['/plans/13?vacancy=7&step=2']);
  });

  it('waits for a save in progress, so that it does not conflict with it', async () => {
    const answers: ((vacancy: RecruiterVacancy) => void)[] = [];
    const sent: unknown[] = [];
    const { store } = await openEditor({
      update: (_, body) => {
        sent.push([body.status, body.version]);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    await pass(PAUSE_MS);
    store.dispatch(publish);
    await pass();
    expect(sent).toEqual([['draft', 1]]);
    answers[0]!(aRecruiterVacancy({ title: 'Chef', version: 2 }));
    await pass();
    expect(sent).toEqual([
      ['draft', 1],
      ['open', 2],
    ]);
  });

  it('asks which version to keep when a colleague saved first, and publishes nothing until then', async () => {
    const theirs = aRecruiterVacancy({ title: 'Theirs', version: 5, edited_by: 'Carmen' });
    const loads = [aRecruiterVacancy(), theirs];
    const update = jest.fn(() => rejected(409, { message: 'Changed.', code: 'edit_conflict' }));
    const { store, editor, navigated } = await openEditor({ vacancy: async () => loads.shift()!, update });
    store.dispatch(events.draftChanged({ title: 'Mine' }));
    store.dispatch(publish);
    await pass();
    expect(editor()).toMatchObject({ save: 'conflict', theirs: { title: 'Theirs' }, submission: null });
    store.dispatch(publish);
    await pass(REDIRECT_MS * 2);
    expect([update.mock.calls.length, navigated]).toEqual([1, []]);
    expect(editor().draft.title).toBe('Mine');
  });

  it('does not lead away from a vacancy that was opened in the meantime', async () => {
    const { store, navigated } = await openEditor({ update: async () => openVacancy() });
    store.dispatch(publish);
    await pass(REDIRECT_MS - 500);
    store.dispatch(events.editorOpened({ id: 8 }));
    await pass(REDIRECT_MS);
    expect(navigated).toEqual([]);
  });

  it('schedules with the time of Aruba', async () => {
    const sent: VacancyUpdate[] = [];
    const { store } = await openEditor({
      update: async (_, body) => {
        sent.push(body);
        return aRecruiterVacancy({ version: 2, opens_at: '2026-12-01T12:00:00.000Z' });
      },
    });
    store.dispatch(events.draftChanged({ opens_at: '2026-12-01T08:00' }));
    store.dispatch(events.submitRequested({ kind: 'schedule', isSponsored: false }));
    await pass();
    expect(sent).toMatchObject([{ status: 'draft', opens_at: '2026-12-01T12:00:00.000Z', version: 1 }]);
  });

  it('publishes a new vacancy that the server does not have yet', async () => {
    const created: object[] = [];
    const { store, navigated } = await openEditor(
      {
        create: async (body) => {
          created.push(body);
          return openVacancy({ id: 12 });
        },
      },
      null,
    );
    store.dispatch(events.draftChanged({ title: '  Chef ' }));
    store.dispatch(publish);
    await pass(REDIRECT_MS);
    expect(created).toMatchObject([{ title: 'Chef', status: 'open', company_id: 3 }]);
    expect(navigated).toEqual(['/vacancies/12?created=true']);
  });

  it('keeps the draft when no posting is left', async () => {
    const { store, editor, navigated } = await openEditor({
      update: async (_, body) =>
        body.status === 'open'
          ? await rejected(402, { message: 'No posting.', code: 'no_posting_left' })
          : aRecruiterVacancy({ title: body.title!, version: 2 }),
    });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    store.dispatch(publish);
    await pass(REDIRECT_MS * 2);
    expect(editor()).toMatchObject({ submitFailure: { status: 402 }, save: 'saved', status: 'ready' });
    expect(navigated).toEqual([]);
  });

  it('shows the messages of the server at their fields', async () => {
    const errors = { valid_through: ['This posting lasts until 21 December.'] };
    const { store, editor } = await openEditor({
      update: async () => await rejected(422, { message: 'Check.', code: 'invalid', errors }),
    });
    store.dispatch(publish);
    await pass();
    expect(editor().errors).toEqual({ valid_through: 'This posting lasts until 21 December.' });
    store.dispatch(events.draftChanged({ valid_through: '2026-12-20' }));
    expect(editor().errors).toEqual({});
  });
});
