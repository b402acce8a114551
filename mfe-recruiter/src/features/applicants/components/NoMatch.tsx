import { Button, EmptyState, SearchIcon } from '@cpa/shared/ui';
import { type ApplicantView, DEFAULT_VIEW } from '../../../applicant-list/applicantView.ts';
import { useText } from '../../../messages/texts.ts';

/** Shown when the filter matches no applicant. */
export function NoMatch({ onClear }: { onClear: (change: Partial<ApplicantView>) => void }) {
  const t = useText();
  const clear = () => {
    const { layout: _layout, sort: _sort, isDescending: _isDescending, ...filter } = DEFAULT_VIEW;
    onClear(filter);
    document.querySelector<HTMLElement>('[data-applicant-search] input')?.focus();
  };
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t('applicants.noMatch.title')}
      action={
        <Button variant="secondary" onClick={clear}>
          {t('applicants.filter.clear')}
        </Button>
      }
    >
      {t('applicants.noMatch.text')}
    </EmptyState>
  );
}
