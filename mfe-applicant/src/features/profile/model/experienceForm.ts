import { type ApplicantUpdate, compareKeys, type Experience } from '@cpa/shared/contracts';
import { type FieldErrors, isLine } from './fieldErrors.ts';
import { monthInput, toMonth } from './months.ts';

export type ExperienceForm = {
  title: string;
  company: string;
  fromMonth: string;
  fromYear: string;
  toMonth: string;
  toYear: string;
  isCurrent: boolean;
  description: string;
};

export function experienceFrom(entry: Experience | null): ExperienceForm {
  const from = monthInput(entry?.from);
  const to = monthInput(entry?.to);
  return {
    title: entry?.title ?? '',
    company: entry?.company ?? '',
    fromMonth: from.month,
    fromYear: from.year,
    toMonth: to.month,
    toYear: to.year,
    isCurrent: entry !== null && entry.to === null,
    description: entry?.description ?? '',
  };
}

const fromOf = (form: ExperienceForm) => toMonth({ month: form.fromMonth, year: form.fromYear });
const toOf = (form: ExperienceForm) => toMonth({ month: form.toMonth, year: form.toYear });

export function experienceErrors(form: ExperienceForm): FieldErrors {
  const from = fromOf(form);
  const to = toOf(form);
  const isReversed = from !== null && to !== null && to < from;
  return {
    ...(!isLine(form.title) && { title: 'experience.error.title' as const }),
    ...(!isLine(form.company) && { company: 'experience.error.company' as const }),
    ...(from === null && { fromYear: 'month.error.from' as const }),
    ...(!form.isCurrent && to === null && { toYear: 'month.error.to' as const }),
    ...(!form.isCurrent && isReversed && { toYear: 'month.error.order' as const }),
    ...(form.description.trim().length > 2000 && { description: 'experience.error.description' as const }),
  };
}

/** Converts valid form values. */
export function toExperience(form: ExperienceForm): Experience {
  return {
    title: form.title.trim(),
    company: form.company.trim(),
    from: fromOf(form)!,
    to: form.isCurrent ? null : toOf(form),
    description: form.description.trim(),
  };
}

/** Sorts current jobs first, then by the latest end. */
export function experienceUpdate(entries: readonly Experience[]): ApplicantUpdate {
  const end = ({ to, from }: Experience) => `${to ?? '9999-12'} ${from}`;
  return { experience: entries.toSorted((a, b) => compareKeys(end(b), end(a))) };
}
