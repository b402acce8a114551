import type { ApplicantListItem } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Chip } from '@cpa/shared/ui';
import { useRef } from 'react';
import type { ApplicantView } from '../../../../applicant-list/applicantView.ts';
import { useText } from '../../../../messages/texts.ts';
import styles from './ActiveFilters.module.css';

type ActiveFiltersProps = {
  view: ApplicantView;
  applicants: readonly ApplicantListItem[];
  withStatus: boolean;
  onChange: (change: Partial<ApplicantView>) => void;
};

/** Active filters as removable chips, except for the search. */
export function ActiveFilters({ view, applicants, withStatus, onChange }: ActiveFiltersProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const filters = useActiveFilters(view, applicants, withStatus);
  if (filters.length === 0) return null;
  const remove = (place: number, without: Partial<ApplicantView>) => {
    const chips = [...list.current!.querySelectorAll('button')];
    const next = chips[place + 1] ?? chips[place - 1];
    (next ?? document.querySelector<HTMLElement>('[data-applicant-search] input'))?.focus();
    onChange(without);
  };
  return (
    <ul ref={list} className={styles.chips} aria-label={t('applicants.filter.chosen')}>
      {filters.map(({ key, name, without }, place) => (
        <li key={key}>
          <Chip name={name} onRemove={() => remove(place, without)} />
        </li>
      ))}
    </ul>
  );
}

/** `without` is the change of the view that removes the filter. */
type ActiveFilter = { key: keyof ApplicantView; name: string; without: Partial<ApplicantView> };

function useActiveFilters(
  view: ApplicantView,
  applicants: readonly ApplicantListItem[],
  withStatus: boolean,
): ActiveFilter[] {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const { status, vacancyId, rating, tag, answers, question, answer } = view;
  const vacancy = applicants.find(({ vacancy_id }) => vacancy_id === vacancyId);
  const isYesOrNo = answer === 'yes' || answer === 'no';
  const names: Partial<Record<keyof ApplicantView, string>> = {
    ...(withStatus &&
      status && { status: status === 'active' ? t('applicants.filter.active') : statusName(status) }),
    ...(vacancyId && { vacancyId: vacancy?.vacancy_title ?? t('applicants.filter.vacancy') }),
    ...(rating && { rating: t('applicants.filter.ratingFrom', { rating }) }),
    ...(tag && { tag: t('applicants.filter.tagged', { tag }) }),
    ...(answers && { answers: t(`applicants.filter.${answers}`) }),
    ...(question &&
      answer && { answer: `${question} ${isYesOrNo ? t(`applicants.filter.${answer}`) : answer}` }),
  };
  return (Object.entries(names) as [keyof ApplicantView, string][]).map(([key, name]) => {
    // The questions belong to the vacancy.
    const withQuestion = key === 'vacancyId' || key === 'answer' ? { question: null, answer: null } : {};
    return { key, name, without: { [key]: null, ...withQuestion } };
  });
}
