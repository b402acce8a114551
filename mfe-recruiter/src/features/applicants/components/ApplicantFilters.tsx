import { type ApplicationStatus, applicationStatusSchema } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { NativeSelect, SearchField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ApplicantFilter } from '../model/applicantFilter.ts';
import styles from './ApplicantFilters.module.css';

type ApplicantFiltersProps = {
  filter: ApplicantFilter;
  vacancies: readonly { id: number; title: string }[];
  onChange: (filter: ApplicantFilter) => void;
};

/** Filters the list by name, status and vacancy as the user types or selects. */
export function ApplicantFilters({ filter, vacancies, onChange }: ApplicantFiltersProps) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  return (
    <form
      role="search"
      aria-label={t('applicants.filter.label')}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={t('applicants.filter.search')}
        placeholder={t('applicants.filter.search')}
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
      />
      <NativeSelect
        label={t('applicants.filter.status')}
        isLabelHidden
        value={filter.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, status: (target.value || null) as ApplicationStatus | null })
        }
      >
        <option value="">{t('applicants.filter.anyStatus')}</option>
        {applicationStatusSchema.options.map((status) => (
          <option key={status} value={status}>
            {statusName(status)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('applicants.filter.vacancy')}
        isLabelHidden
        value={filter.vacancyId ?? ''}
        onChange={({ target }) => onChange({ ...filter, vacancyId: Number(target.value) || null })}
      >
        <option value="">{t('applicants.filter.anyVacancy')}</option>
        {vacancies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </form>
  );
}
