import {
  mustBeComplete,
  mustBeSoundQuestions,
  mustBeSoundSalary,
  withSalaryDefaults,
} from './content.rules.ts';

const salary = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

test('a stated salary is in Aruban florins a month unless it says otherwise', () => {
  expect(withSalaryDefaults({ ...salary, salary_min: 250_000 })).toMatchObject({
    salary_currency: 'AWG',
    salary_period: 'month',
  });
  expect(
    withSalaryDefaults({ ...salary, salary_max: 1500, salary_currency: 'USD', salary_period: 'hour' }),
  ).toEqual({
    ...salary,
    salary_max: 1500,
    salary_currency: 'USD',
    salary_period: 'hour',
  });
  expect(withSalaryDefaults(salary)).toEqual(salary);
});

test('the highest salary is not below the lowest, and one figure alone is enough', () => {
  expect(() => mustBeSoundSalary({ ...salary, salary_min: 200, salary_max: 200 })).not.toThrow();
  expect(() => mustBeSoundSalary({ ...salary, salary_max: 200 })).not.toThrow();
  expect(() => mustBeSoundSalary({ ...salary, salary_min: 201, salary_max: 200 })).toThrow('marked');
});

test('an hourly wage that somebody meant by the year is refused', () => {
  expect(() => mustBeSoundSalary({ ...salary, salary_min: 3_000_000, salary_period: 'year' })).not.toThrow();
  expect(() => mustBeSoundSalary({ ...salary, salary_min: 3_000_000, salary_period: 'hour' })).toThrow(
    'marked',
  );
});

test('questions are told apart, and a choice leaves something to choose', () => {
  const question = { id: 'car', question: 'A car?', kind: 'yes_no' as const, choices: [], required: true };
  expect(() => mustBeSoundQuestions([question, { ...question, id: 'permit' }])).not.toThrow();
  expect(() => mustBeSoundQuestions([question, question])).toThrow('marked');
  expect(() => mustBeSoundQuestions([{ ...question, kind: 'choice', choices: ['Yes'] }])).toThrow('marked');
});

test('a stranger reads what the work is, in which sector and where, unless it is done from anywhere', () => {
  const content = {
    description: 'You cook.',
    sectors: [2],
    remote: 'no' as const,
    location_district_id: 401,
  };
  expect(() => mustBeComplete(content)).not.toThrow();
  expect(() => mustBeComplete({ ...content, description: '' })).toThrow('marked');
  expect(() => mustBeComplete({ ...content, sectors: [] })).toThrow('marked');
  expect(() => mustBeComplete({ ...content, location_district_id: null })).toThrow('marked');
  expect(() => mustBeComplete({ ...content, location_district_id: null, remote: 'full' })).not.toThrow();
});
