import { defaultDelivery, isChoice, topicsOf } from './notificationSettings.rules.ts';

describe('notification settings', () => {
  test('notify at once by default', () => {
    expect(defaultDelivery('new_applicants')).toBe('at_once');
    expect(defaultDelivery('application_updates')).toBe('at_once');
  });

  test('list the topics of the role', () => {
    expect(topicsOf('recruiter')).toEqual([
      { topic: 'new_applicants', choices: ['at_once', 'daily', 'never'] },
      { topic: 'mentions', choices: ['at_once', 'never'] },
    ]);
    expect(topicsOf('applicant')).toEqual([{ topic: 'application_updates', choices: ['at_once', 'never'] }]);
  });

  test.each([
    ['recruiter', 'new_applicants', 'daily', true],
    ['applicant', 'application_updates', 'daily', false],
    ['applicant', 'new_applicants', 'never', false],
  ] as const)('%s, %s, %s: %s', (role, topic, delivery, expected) => {
    expect(isChoice(role, topic, delivery)).toBe(expected);
  });
});
