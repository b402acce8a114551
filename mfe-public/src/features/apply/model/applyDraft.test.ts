import { applyDraft } from './applyDraft.ts';

const draft = { coverLetter: 'I cook.', answers: { q1: 'yes' } };

test('stores one draft per vacancy until it is removed', () => {
  applyDraft(7).write(draft);
  expect(applyDraft(7).read()).toEqual(draft);
  expect(applyDraft(8).read()).toBeNull();
  applyDraft(7).write(null);
  expect(applyDraft(7).read()).toBeNull();
});
