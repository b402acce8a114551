import { addSkills } from './addSkills.ts';

it.each([
  ['Barista', ['Opera', 'Barista']],
  ['opera', ['Opera']],
  ['Latte art,  cash   desk ; ', ['Opera', 'Latte art', 'cash desk']],
  ['x'.repeat(80), ['Opera', 'x'.repeat(60)]],
])('adds %j', (typed, expected) => {
  expect(addSkills(['Opera'], typed)).toEqual(expected);
});

it('stops at 60 skills', () => {
  const many = Array.from({ length: 60 }, (_, index) => `Skill ${index}`);
  expect(addSkills(many, 'One more')).toHaveLength(60);
});
