import { type ApplicantListItem, applicationStatusSchema } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { memo, useMemo } from 'react';
import type { ApplicantView } from '../../../../applicant-list/applicantView.ts';
import { useText } from '../../../../messages/texts.ts';
import { questionOptions, tagOptions, vacancyOptions } from '../../model/filterOptions.ts';
import { AnswerFilter } from './AnswerFilter.tsx';
import { FilterSelect } from './FilterSelect.tsx';

type FiltersProps = {
  view: ApplicantView;
  applicants: readonly ApplicantListItem[];
  isAcrossVacancies: boolean;
  withStatus: boolean;
  onChange: (change: Partial<ApplicantView>) => void;
};

/** Select for each property of the filter. */
export const Filters = memo(function Filters(props: FiltersProps) {
  const { view, applicants, isAcrossVacancies, withStatus, onChange } = props;
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const vacancies = useMemo(() => vacancyOptions(applicants), [applicants]);
  const tags = useMemo(() => tagOptions(applicants, view.tag), [applicants, view.tag]);
  const isOneVacancy = !isAcrossVacancies || view.vacancyId !== null;
  const questions = useMemo(() => questionOptions(applicants, view.vacancyId), [applicants, view.vacancyId]);
  return (
    <>
      {withStatus && (
        <FilterSelect
          label={t('applicants.filter.status')}
          value={view.status ?? ''}
          isActive={view.status !== null}
          onChange={(value) => onChange({ status: (value || null) as ApplicantView['status'] })}
        >
          <option value="">{t('applicants.filter.anyStatus')}</option>
          <option value="active">{t('applicants.filter.active')}</option>
          {applicationStatusSchema.options.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </FilterSelect>
      )}
      {isAcrossVacancies && (
        <FilterSelect
          label={t('applicants.filter.vacancy')}
          value={String(view.vacancyId ?? '')}
          isActive={view.vacancyId !== null}
          onChange={(value) => onChange({ vacancyId: Number(value) || null, question: null, answer: null })}
        >
          <option value="">{t('applicants.filter.anyVacancy')}</option>
          {vacancies.map(({ id, title, lang }) => (
            <option key={id} value={id} lang={lang}>
              {title}
            </option>
          ))}
        </FilterSelect>
      )}
      <FilterSelect
        label={t('applicants.filter.rating')}
        value={String(view.rating ?? '')}
        isActive={view.rating !== null}
        onChange={(value) => onChange({ rating: Number(value) || null })}
      >
        <option value="">{t('applicants.filter.anyRating')}</option>
        {[5, 4, 3, 2, 1].map((rating) => (
          <option key={rating} value={rating}>
            {t('applicants.filter.ratingFrom', { rating })}
          </option>
        ))}
      </FilterSelect>
      {tags.length > 0 && (
        <FilterSelect
          label={t('applicants.filter.tag')}
          value={view.tag ?? ''}
          isActive={view.tag !== null}
          onChange={(tag) => onChange({ tag: tag || null })}
        >
          <option value="">{t('applicants.filter.anyTag')}</option>
          {tags.map((tag) => (
            <option key={tag} value={tag} lang="">
              {tag}
            </option>
          ))}
        </FilterSelect>
      )}
      <FilterSelect
        label={t('applicants.filter.answers')}
        value={view.answers ?? ''}
        isActive={view.answers !== null}
        onChange={(value) => onChange({ answers: (value || null) as ApplicantView['answers'] })}
      >
        <option value="">{t('applicants.filter.anyAnswers')}</option>
        <option value="fit">{t('applicants.filter.fit')}</option>
        <option value="unwanted">{t('applicants.filter.unwanted')}</option>
      </FilterSelect>
      <AnswerFilter view={view} questions={questions} needsVacancy={!isOneVacancy} onChange={onChange} />
    </>
  );
});
