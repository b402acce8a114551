import { type DraftStorage, forgetDraft, keepDraft, readDraft } from './applyDraft.ts';

const draft = { coverLetter: 'I cook.', answers: { q1: 'yes' } };

test('what was typed for a vacancy is found again, and only for that vacancy', () => {
  keepDraft(sessionStorage, 7, draft);
  expect(readDraft(sessionStorage, 7)).toEqual(draft);
  expect(readDraft(sessionStorage, 8)).toBeNull();
  forgetDraft(sessionStorage, 7);
  expect(readDraft(sessionStorage, 7)).toBeNull();
});

test('a draft that cannot be read counts as none', () => {
  sessionStorage.setItem('applyDraft.7', '{"coverLetter":');
  expect(readDraft(sessionStorage, 7)).toBeNull();
  sessionStorage.setItem('applyDraft.7', '{"coverLetter":3}');
  expect(readDraft(sessionStorage, 7)).toBeNull();
});

test('a browser that forbids storage costs the draft, not the form', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const forbidden: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => keepDraft(forbidden, 7, draft)).not.toThrow();
  expect(() => forgetDraft(forbidden, 7)).not.toThrow();
  expect(readDraft(forbidden, 7)).toBeNull();
});
