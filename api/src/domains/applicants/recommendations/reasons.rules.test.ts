import { toReasons } from './reasons.rules.ts';

test('puts the job before skills and skills before the other matches', () => {
  const match = {
    job: 'Cook',
    skills: ['Grill'],
    languages: ['Dutch', 'English'],
    near: 'Noord',
    education: 'EPB',
  };
  expect(toReasons(match).map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'job: Cook',
    'skill: Grill',
    'languages: Dutch, English',
    'district: Noord',
    'education: EPB',
  ]);
});

test('omits what does not match', () => {
  const none = { job: null, skills: [], languages: null, near: 'Noord', education: null };
  expect(toReasons(none)).toEqual([{ kind: 'district', name: 'Noord' }]);
});
