import { referToResponses, restoreResponses } from './responseReferences.ts';

const card = (id: number) => ({ id, title: `Cook number ${id}`, text: 'x'.repeat(100), company: null });
const page = { data: [card(1), card(2), card(3)], total: 3, tags: ['a'] };
const responses = { 'get /vacancies null null': { body: page }, 'get /options null null': { body: ['a'] } };

test.each([
  ['a whole response', { search: { entities: { '?': { page: structuredClone(page) } } } }, 120],
  ['a field of a response', { search: { list: structuredClone(page.data) }, saved: { ids: [] } }, 120],
  ['nothing of a response', { search: { list: [{ ...card(1), isSaved: true }] }, tags: ['a'] }, 1000],
])('a state with %s is the same after it was sent', (_name, state, length) => {
  const sent = JSON.stringify(referToResponses(state, responses));
  expect(sent.length).toBeLessThan(length);
  expect(restoreResponses(JSON.parse(sent) as typeof state, responses)).toEqual(state);
});

test('repeats a short part instead of referring to it', () => {
  expect(referToResponses({ tags: ['a'], search: page.tags }, responses)).toEqual({
    tags: ['a'],
    search: ['a'],
  });
});
