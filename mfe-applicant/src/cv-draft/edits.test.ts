import { draftOf, emptyCv, entriesOf, newEntryId } from './draft.ts';
import { addEntry, changeBasics, changeEntry, idsOf, moveEntry, moveSection, removeEntry } from './edits.ts';
import { recordEdit, redo, startHistory, undo } from './history.ts';

const empty = draftOf(emptyCv());
const [a, b, c] = [newEntryId(), newEntryId(), newEntryId()];
const three = [a, b, c].reduce(
  (draft, id) => addEntry(draft, 'work', id, { position: id, endDate: '' }),
  empty,
);
const order = (draft: typeof empty) => entriesOf(draft.cv, 'work').map(({ position }) => position);

describe('edits', () => {
  it('moves an entry together with its ID', () => {
    const moved = moveEntry(three, 'work', c, 0);
    expect(order(moved)).toEqual([c, a, b]);
    expect(idsOf(moved, 'work')).toEqual([c, a, b]);
  });

  it('removes an entry and leaves a draft unchanged for an entry that is gone', () => {
    expect(order(removeEntry(three, 'work', b))).toEqual([a, c]);
    expect(removeEntry(empty, 'work', b)).toBe(empty);
    expect(changeEntry(empty, 'work', b, { position: 'x' })).toBe(empty);
  });

  it('drops a key that is set to undefined, as for the present', () => {
    expect(entriesOf(changeEntry(three, 'work', a, { endDate: undefined }).cv, 'work')[0]).toEqual({
      position: a,
    });
  });

  it('moves a section within the order', () => {
    const { sectionOrder } = moveSection(empty, 'skills', 0).cv.settings;
    expect(sectionOrder.slice(0, 2)).toEqual(['skills', 'summary']);
    expect(new Set(sectionOrder).size).toBe(sectionOrder.length);
  });
});

describe('history', () => {
  const named = (name: string) => changeBasics(empty, { name });

  it('undoes typing in one field as one step and redoes it', () => {
    let history = startHistory(empty);
    history = recordEdit(history, named('R'), 'name', 0);
    history = recordEdit(history, named('Ra'), 'name', 1000);
    history = recordEdit(history, named('Raï'), 'name', 9000);
    history = undo(history);
    expect(history.draft.cv.resume.basics?.name).toBe('Ra');
    history = undo(history);
    expect(history.draft).toBe(empty);
    expect(undo(history)).toBe(history);
    expect(redo(redo(history)).draft.cv.resume.basics?.name).toBe('Raï');
  });

  it('drops what could be redone after an edit', () => {
    const undone = undo(recordEdit(startHistory(empty), named('R'), 'name', 0));
    expect(redo(recordEdit(undone, named('X'), 'name', 1)).draft.cv.resume.basics?.name).toBe('X');
  });
});
