import type { ApplicantListItem } from '@cpa/shared/contracts';
import { FiltersIcon, IconButton, SearchField, useMediaQuery, useShortcuts } from '@cpa/shared/ui';
import { memo, useMemo, useRef, useState } from 'react';
import { type ApplicantView, viewFromQuery, viewToQuery } from '../../../../applicant-list/applicantView.ts';
import { SavedViews } from '../../../../saved-views/SavedViews.tsx';
import { useText } from '../../../../messages/texts.ts';
import { useText as useResumeText } from '../../texts.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Filters } from './Filters.tsx';
import { SortSelect } from './SortSelect.tsx';
import styles from './Toolbar.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

type ToolbarProps = {
  view: ApplicantView;
  applicants: readonly ApplicantListItem[];
  /** Filtered and sorted. */
  shown: readonly ApplicantListItem[];
  isAcrossVacancies: boolean;
  isPhone: boolean;
  isResumeSearchFailed: boolean;
  onChange: (change: Partial<ApplicantView>) => void;
};

/** Search, filters, order and export, the same for table, board and phone list. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { view, applicants, shown, isAcrossVacancies, isPhone, isResumeSearchFailed, onChange } = props;
  const t = useText();
  const resumeText = useResumeText();
  const [isOpen, setIsOpen] = useState(false);
  // A window of this width has no room for the filters beside the search.
  const isNarrow = useMediaQuery('(max-width: 1023px)') || isPhone;
  const searchRef = useRef<HTMLDivElement>(null);
  useShortcuts((key, event) => {
    if (key !== '/') return;
    event.preventDefault();
    searchRef.current?.querySelector('input')?.focus();
  });
  const { search, status, vacancyId, rating, tag, answers, question, answer } = view;
  const isFiltered =
    Boolean(search || tag || answers || (question && answer) || (!isPhone && status)) ||
    rating !== null ||
    vacancyId !== null;
  const count = applicants.length;
  const result = [
    count > 0 && isFiltered && t('applicants.countOf', { shown: shown.length, count }),
    isResumeSearchFailed && resumeText('searchFailed'),
  ]
    .filter(Boolean)
    .join(' ');
  // The same object while a search is typed, so that the selects do not render again.
  const written = viewToQuery({ ...view, search: '' }).toString();
  const filter = useMemo(() => viewFromQuery(new URLSearchParams(written)), [written]);
  const order = (
    <div className={styles.end}>
      {isAcrossVacancies && <SavedViews list="applicants" />}
      <SortSelect view={filter} isAcrossVacancies={isAcrossVacancies} onChange={onChange} />
      <ExportMenu applicants={shown} />
    </div>
  );
  return (
    <form
      role="search"
      aria-label={t('applicants.filter.label')}
      className={styles.toolbar}
      onSubmit={(event) => event.preventDefault()}
    >
      {!isPhone && <ViewSwitch view={view} />}
      <div ref={searchRef} className={styles.search} data-applicant-search>
        <SearchField
          label={t('applicants.filter.search')}
          placeholder={t('applicants.filter.searchIn')}
          aria-keyshortcuts="/"
          value={search}
          onValueChange={(value) => onChange({ search: value })}
        />
      </div>
      {isNarrow && (
        <IconButton
          isFramed
          className={styles.filtersButton}
          label={t('applicants.filter.open')}
          icon={<FiltersIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      {isNarrow && !isPhone && order}
      {(!isNarrow || isOpen) && (
        <>
          <Filters
            view={filter}
            applicants={applicants}
            isAcrossVacancies={isAcrossVacancies}
            withStatus={!isPhone}
            onChange={onChange}
          />
          {isPhone && order}
        </>
      )}
      <ActiveFilters view={filter} applicants={applicants} withStatus={!isPhone} onChange={onChange} />
      <p className={styles.status} role="status">
        {result}
      </p>
      {!isNarrow && order}
    </form>
  );
});
