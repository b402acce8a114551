import { type ApplicantView, type Sort, SORTS } from '../../../../applicant-list/applicantView.ts';
import { type TextKey, useText } from '../../../../messages/texts.ts';
import { FilterSelect } from './FilterSelect.tsx';

type SortSelectProps = {
  view: ApplicantView;
  isAcrossVacancies: boolean;
  onChange: (change: Partial<ApplicantView>) => void;
};

const LABELS: Record<Sort, { ascending: TextKey; descending: TextKey }> = {
  applied: { descending: 'applicants.sort.newest', ascending: 'applicants.sort.oldest' },
  name: { ascending: 'applicants.sort.nameAsc', descending: 'applicants.sort.nameDesc' },
  vacancy: { ascending: 'applicants.sort.vacancyAsc', descending: 'applicants.sort.vacancyDesc' },
  status: { ascending: 'applicants.sort.statusAsc', descending: 'applicants.sort.statusDesc' },
  stage: { descending: 'applicants.sort.longest', ascending: 'applicants.sort.shortest' },
  rating: { descending: 'applicants.sort.best', ascending: 'applicants.sort.worst' },
};

/** The order of the list. Also for the board and for phones, which have no column headers. */
export function SortSelect({ view, isAcrossVacancies, onChange }: SortSelectProps) {
  const t = useText();
  const sorts = SORTS.filter((sort) => isAcrossVacancies || sort !== 'vacancy');
  return (
    <FilterSelect
      label={t('applicants.sort.label')}
      value={`${view.isDescending ? '-' : ''}${view.sort}`}
      isActive={false}
      onChange={(value) => {
        const sort = SORTS.find((option) => option === value.replace('-', ''));
        if (sort) onChange({ sort, isDescending: value.startsWith('-') });
      }}
    >
      {sorts.flatMap((sort) => [
        <option key={`-${sort}`} value={`-${sort}`}>
          {t(LABELS[sort].descending)}
        </option>,
        <option key={sort} value={sort}>
          {t(LABELS[sort].ascending)}
        </option>,
      ])}
    </FilterSelect>
  );
}
