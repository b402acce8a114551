import { render } from '@testing-library/react';
import { I18nRoot } from '../../i18n/index.ts';
import { Salary } from './Salary.tsx';

const salary = {
  salary_min: 230_000,
  salary_max: 270_000,
  salary_currency: 'AWG',
  salary_period: 'month',
} as const;
const none = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

test('shows the range, and nothing without a salary', () => {
  const { container, rerender } = render(<Salary of={salary} />, { wrapper: I18nRoot });
  expect(container).toHaveTextContent('Afl. 2,300 – 2,700 / month');
  rerender(<Salary of={none} />);
  expect(container).toBeEmptyDOMElement();
});
