import { idFrom } from './idFrom.ts';

test('reads an ID from the URL under the name of its parameter', () => {
  expect(idFrom({ id: '7' })).toBe(7);
  expect(idFrom({ vacancyId: '12' }, 'vacancyId')).toBe(12);
});

test.each(['0', '-1', '1.5', 'cook', '', '9007199254740993', undefined])(
  'responds with 404 to %p, which cannot be an ID',
  (id) => {
    expect(() => idFrom({ id })).toThrow(expect.objectContaining({ status: 404 }));
  },
);
