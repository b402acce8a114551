import { type SalaryParts, useFormat } from '../../i18n/index.ts';
import { classNames } from '../../ui/classNames.ts';

/** Stated salary. Renders nothing without one. */
export function Salary({ of, className }: { of: SalaryParts; className?: string | undefined }) {
  const salary = useFormat().formatSalary(of);
  if (salary === null) return null;
  return <span className={classNames('bold tabular', className)}>{salary}</span>;
}
