import type { VacancyUpdate } from '@cpa/shared/contracts';
import { aRecruiterVacancy } from '../testing/fakeEditorApi.ts';
import { offline, openEditor, pass, rejected, updates } from '../testing/openEditor.ts';
import { PAUSE_MS } from './autosave.ts';
import { readDeviceDraft } from './deviceDrafts.ts';
import { events } from './editorSlice.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('changes on this device', () => {
  it('are restored and sent', async () => {
    const { bodies, update } = updates();
    const first = await openEditor({ update: offline });
    first.store.dispatch(events.draftChanged({ title: 'Typed offline' }));
    await pass(PAUSE_MS);
    const second = await openEditor({ update });
    expect(second.editor().draft.title).toBe('Typed offline');
    await pass(PAUSE_MS);
    expect(bodies).toMatchObject([{ title: 'Typed offline' }]);
  });

  it('are a conflict when the vacancy was changed since', async () => {
    const first = await openEditor({ update: offline });
    first.store.dispatch(events.draftChanged({ title: 'Mine' }));
    await pass(PAUSE_MS);
    const theirs = aRecruiterVacancy({ title: 'Theirs', version: 2, edited_by: 'Carmen' });
    const second = await openEditor({ vacancy: async () => theirs });
    expect(second.editor()).toMatchObject({ save: 'conflict', theirs: { edited_by: 'Carmen' } });
    expect(second.editor().draft.title).toBe('Mine');
  });
});

describe('changes of a new vacancy on this device', () => {
  async function reopened(create = jest.fn()) {
    const first = await openEditor({ create: offline }, null);
    first.store.dispatch(events.draftChanged({ title: 'Typed before' }));
    await pass(PAUSE_MS);
    create.mockImplementation(async ({ title }: { title: string }) => aRecruiterVacancy({ title }));
    return { ...(await openEditor({ create, update: updates().update }, null)), create };
  }

  it('are shown and sent only when the user keeps them', async () => {
    const { store, editor, create } = await reopened();
    window.dispatchEvent(new Event('online'));
    await pass(PAUSE_MS * 3);
    expect([editor().draft.title, create.mock.calls]).toEqual(['Typed before', []]);
    store.dispatch(events.restoredKept());
    await pass(PAUSE_MS);
    expect(create.mock.calls).toMatchObject([[{ title: 'Typed before' }]]);
  });

  it('are sent with the next change', async () => {
    const { store, create } = await reopened();
    store.dispatch(events.draftChanged({ department: 'Kitchen' }));
    await pass(PAUSE_MS);
    expect(create.mock.calls).toMatchObject([[{ title: 'Typed before', department: 'Kitchen' }]]);
  });

  it('can be removed, and restored until something else is created', async () => {
    const { store, editor, device, create } = await reopened();
    store.dispatch(events.restoredRemoved());
    await pass(PAUSE_MS);
    expect([editor().draft.title, device(), create.mock.calls]).toEqual(['', null, []]);
    store.dispatch(events.discardedRestored());
    await pass(PAUSE_MS);
    expect(create.mock.calls).toMatchObject([[{ title: 'Typed before' }]]);
  });

  it('are restored only for the account that typed them', async () => {
    const { device } = await reopened();
    expect(device(null)?.draft.title).toBe('Typed before');
    expect(readDeviceDraft(99, null)).toBeNull();
  });
});

describe('conflict', () => {
  async function conflicting() {
    const theirs = aRecruiterVacancy({ title: 'Theirs', version: 5, edited_by: 'Carmen' });
    const loads = [aRecruiterVacancy(), theirs];
    const sent: VacancyUpdate[] = [];
    const test = await openEditor({
      vacancy: async () => loads.shift()!,
      update: async (_, body) => {
        if (body.version !== 5) return await rejected(409, { message: 'Changed', code: 'edit_conflict' });
        sent.push(body);
        return aRecruiterVacancy({ title: body.title!, version: 6 });
      },
    });
    test.store.dispatch(events.draftChanged({ title: 'Mine' }));
    await pass(PAUSE_MS);
    return { ...test, sent };
  }

  it('asks which version to keep and sends nothing until then', async () => {
    const { store, editor, sent } = await conflicting();
    store.dispatch(events.draftChanged({ title: 'Mine, too' }));
    await pass(PAUSE_MS * 20);
    expect(editor()).toMatchObject({ save: 'conflict', theirs: { title: 'Theirs' } });
    expect(sent).toEqual([]);
  });

  it('overwrites the other version on request', async () => {
    const { store, sent } = await conflicting();
    store.dispatch(events.mineKept());
    await pass(PAUSE_MS);
    expect(sent).toMatchObject([{ title: 'Mine', version: 5 }]);
  });

  it('takes the other version and can restore the own one', async () => {
    const { store, editor, sent } = await conflicting();
    store.dispatch(events.theirsTaken());
    await pass(PAUSE_MS);
    expect([editor().draft.title, sent.length]).toEqual(['Theirs', 0]);
    store.dispatch(events.discardedRestored());
    await pass(PAUSE_MS);
    expect(sent).toMatchObject([{ title: 'Mine', version: 5 }]);
  });
});
