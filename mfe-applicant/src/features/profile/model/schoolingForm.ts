import { type ApplicantUpdate, compareKeys, type Schooling } from '@cpa/shared/contracts';
import { type FieldErrors, isLine } from './fieldErrors.ts';
import { isEmptyMonth, monthInput, toMonth } from './months.ts';

export type SchoolingForm = {
  degree: string;
  school: string;
  fromMonth: string;
  fromYear: string;
  toMonth: string;
  toYear: string;
};

export function schoolingFrom(entry: Schooling | null): SchoolingForm {
  const from = monthInput(entry?.from);
  const to = monthInput(entry?.to);
  return {
    degree: entry?.degree ?? '',
    school: entry?.school ?? '',
    fromMonth: from.month,
    fromYear: from.year,
    toMonth: to.month,
    toYear: to.year,
  };
}

const fromInput = (form: SchoolingForm) => ({ month: form.fromMonth, year: form.fromYear });
const toInput = (form: SchoolingForm) => ({ month: form.toMonth, year: form.toYear });

/** Both dates are optional, but an incomplete one is an error. */
export function schoolingErrors(form: SchoolingForm): FieldErrors {
  const from = toMonth(fromInput(form));
  const to = toMonth(toInput(form));
  const isReversed = from !== null && to !== null && to < from;
  return {
    ...(!isLine(form.degree) && { degree: 'schooling.error.degree' as const }),
    ...(!isLine(form.school) && { school: 'schooling.error.school' as const }),
    ...(from === null && !isEmptyMonth(fromInput(form)) && { fromYear: 'month.error.from' as const }),
    ...(to === null && !isEmptyMonth(toInput(form)) && { toYear: 'month.error.incomplete' as const }),
    ...(isReversed && { toYear: 'month.error.order' as const }),
  };
}

/** Converts valid form values. */
export function toSchooling(form: SchoolingForm): Schooling {
  return {
    degree: form.degree.trim(),
    school: form.school.trim(),
    from: toMonth(fromInput(form)),
    to: toMonth(toInput(form)),
  };
}

/** Sorts by the latest end; an entry without dates is last. */
export function schoolingUpdate(entries: readonly Schooling[]): ApplicantUpdate {
  const end = ({ to, from }: Schooling) => to ?? (from ? '9999-12' : '');
  return { educations: entries.toSorted((a, b) => compareKeys(end(b), end(a))) };
}
