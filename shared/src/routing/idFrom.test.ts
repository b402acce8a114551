import { idFrom } from './idFrom.ts';

test('an id is read from the address, under the name that it has there', () => {
  expect(idFrom({ id: '7' })).toBe(7);
  expect(idFrom({ vacancyId: '12' }, 'vacancyId')).toBe(12);
});

test.each(['0', '-1', '1.5', 'cook', '', '9007199254740993', undefined])(
  '%p cannot be an id, so the page is not there',
  (id) => {
    expect(() => idFrom({ id })).toThrow(expect.objectContaining({ status: 404 }));
  },
);
