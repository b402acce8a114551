import type { RecruiterVacancy } from '@cpa/shared/contracts';
import type { EditorApi } from '../api/editorApi.ts';
import { aRecruiterVacancy } from '../testing/fakeEditorApi.ts';
import { offline, openEditor, pass, rejected, updates } from '../testing/openEditor.ts';
import { PAUSE_MS } from './autosave.ts';
import { events } from './editorSlice.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('autosave', () => {
  it('sends a draft one second after the last keystroke', async () => {
    const { bodies, update } = updates();
    const { store, editor, device } = await openEditor({ update });
    store.dispatch(events.draftChanged({ title: 'Line C' }));
    await pass(PAUSE_MS - 1);
    store.dispatch(events.draftChanged({ title: 'Line Chef' }));
    await pass(PAUSE_MS - 1);
    expect(bodies).toEqual([]);
    expect(device()?.draft.title).toBe('Line Chef');
    await pass(1);
    expect(bodies).toMatchObject([{ title: 'Line Chef', status: 'draft', version: 1 }]);
    expect(editor().save).toBe('saved');
    expect(device()).toBeNull();
  });

  it('creates a new vacancy once it has a title, then updates it', async () => {
    const { bodies, update } = updates();
    const created: object[] = [];
    const create: EditorApi['create'] = async (body) => {
      created.push(body);
      return aRecruiterVacancy({ title: body.title, version: 1 });
    };
    const { store, device } = await openEditor({ create, update }, null);
    store.dispatch(events.draftChanged({ department: 'Kitchen' }));
    await pass(PAUSE_MS);
    expect(created).toEqual([]);
    expect(device()?.draft.department).toBe('Kitchen');
    store.dispatch(events.draftChanged({ title: 'Cook' }));
    await pass(PAUSE_MS);
    expect(created).toMatchObject([{ title: 'Cook', department: 'Kitchen', company_id: 3 }]);
    expect(device()).toBeNull();
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    await pass(PAUSE_MS);
    expect(bodies).toMatchObject([{ title: 'Chef', version: 1 }]);
  });

  it('sends what was typed during a save after it, with the new version', async () => {
    const answers: ((vacancy: RecruiterVacancy) => void)[] = [];
    const versions: unknown[] = [];
    const { store, editor } = await openEditor({
      update: (_, body) => {
        versions.push([body.title, body.version]);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    store.dispatch(events.draftChanged({ title: 'First' }));
    await pass(PAUSE_MS);
    store.dispatch(events.draftChanged({ title: 'Second' }));
    await pass(PAUSE_MS * 3);
    expect(versions).toEqual([['First', 1]]);
    answers[0]!(aRecruiterVacancy({ title: 'First', version: 2 }));
    await pass();
    expect(editor().save).toBe('waiting');
    await pass(PAUSE_MS);
    expect(versions).toEqual([
      ['First', 1],
      ['Second', 2],
    ]);
    expect(editor().draft.title).toBe('Second');
  });

  it('ignores a response that arrives after another vacancy was opened', async () => {
    const answers: ((vacancy: RecruiterVacancy) => void)[] = [];
    const { store, editor } = await openEditor({
      vacancy: async (id) => aRecruiterVacancy({ id, title: `Vacancy ${id}` }),
      update: () => new Promise((resolve) => answers.push(resolve)),
    });
    store.dispatch(events.draftChanged({ title: 'First' }));
    await pass(PAUSE_MS);
    store.dispatch(events.editorOpened({ id: 8 }));
    await pass();
    answers[0]!(aRecruiterVacancy({ title: 'First', version: 2 }));
    await pass();
    expect(editor().vacancy).toMatchObject({ id: 8, version: 1 });
    expect(editor().draft.title).toBe('Vacancy 8');
  });

  it('ignores a vacancy that loads after another one was opened', async () => {
    const loads: Record<number, (vacancy: RecruiterVacancy) => void> = {};
    const { store, editor } = await openEditor({
      vacancy: (id) => new Promise((resolve) => (loads[id] = resolve)),
    });
    store.dispatch(events.editorOpened({ id: 8 }));
    await pass();
    loads[8]!(aRecruiterVacancy({ id: 8, title: 'Second' }));
    await pass();
    loads[7]!(aRecruiterVacancy({ id: 7, title: 'First' }));
    await pass();
    expect(editor().draft.title).toBe('Second');
  });

  it('keeps the draft on this device while offline and sends it when the connection is back', async () => {
    let isOffline = true;
    const { bodies, update } = updates();
    const { store, editor, device } = await openEditor({
      update: (id, body) => (isOffline ? offline() : update(id, body)),
    });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    await pass(PAUSE_MS);
    expect(editor().save).toBe('device');
    expect(device()).toMatchObject({ draft: { title: 'Chef' }, version: 1 });
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(bodies).toHaveLength(1);
    expect(editor().save).toBe('saved');
  });

  it('sends the valid fields and keeps the others on this device', async () => {
    const { bodies, update } = updates();
    const { store, device } = await openEditor({ update });
    store.dispatch(events.draftChanged({ title: 'Chef', contact_email: 'chef@', salary_min: 'much' }));
    await pass(PAUSE_MS);
    expect(bodies[0]).not.toHaveProperty('contact_email');
    expect(bodies[0]).not.toHaveProperty('salary_min');
    expect(device()?.draft).toMatchObject({ contact_email: 'chef@', salary_min: 'much' });
  });

  it('never sends changes of an open vacancy without being asked', async () => {
    const { bodies, update } = updates();
    const { store, device } = await openEditor({
      vacancy: async () => aRecruiterVacancy({ status: 'open' }),
      update,
    });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    await pass(PAUSE_MS * 20);
    window.dispatchEvent(new Event('online'));
    await pass(PAUSE_MS);
    expect([bodies, device()?.draft.title]).toEqual([[], 'Chef']);
  });

  it('keeps a time of publication on the device until it is scheduled, and clears one at once', async () => {
    const { bodies, update } = updates();
    const { store, device } = await openEditor({ update });
    store.dispatch(events.draftChanged({ title: 'Chef', opens_at: '2026-12-01T08:00' }));
    await pass(PAUSE_MS);
    expect(bodies[0]).not.toHaveProperty('opens_at');
    expect(device()?.draft.opens_at).toBe('2026-12-01T08:00');
    store.dispatch(events.draftChanged({ title: 'Cook', opens_at: '' }));
    await pass(PAUSE_MS);
    expect(bodies[1]).toMatchObject({ title: 'Cook', opens_at: null });
  });

  it.each([
    ['again every 10 s while the server cannot be reached', offline, 4],
    ['once when the server rejects it', () => rejected(422), 1],
  ])('sends a draft %s', async (_, fail, count) => {
    const update = jest.fn(fail);
    const { store, editor } = await openEditor({ update });
    store.dispatch(events.draftChanged({ title: 'Chef' }));
    await pass(PAUSE_MS + 30_500);
    expect(update).toHaveBeenCalledTimes(count);
    expect(editor().save).toBe(count === 1 ? 'failed' : 'device');
  });

  it('marks a draft that the browser refuses to store', async () => {
    const { store, editor } = await openEditor({ update: offline });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    store.dispatch(events.draftChanged({ title: 'Line Chef' }));
    await pass(PAUSE_MS);
    jest.restoreAllMocks();
    expect(editor().isDeviceBlocked).toBe(true);
  });
});
