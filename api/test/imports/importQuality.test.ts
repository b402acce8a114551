import { precisionOf, recallOf, scoreCorpus } from '../../bench/import-quality/scoreCorpus.ts';

test('reads the development half of the corpus without a fault', async () => {
  const { cases, faults } = await scoreCorpus('development');
  expect(cases).toBeGreaterThanOrEqual(30);
  expect(faults).toEqual([]);
});

test('finds the vacancies of pages it was not tuned on', async () => {
  const { cases, fields } = await scoreCorpus('held-out');
  expect(cases).toBeGreaterThanOrEqual(30);
  expect(recallOf(fields.title)).toBeGreaterThanOrEqual(0.9);
  expect(precisionOf(fields.title)).toBeGreaterThanOrEqual(0.97);
});
