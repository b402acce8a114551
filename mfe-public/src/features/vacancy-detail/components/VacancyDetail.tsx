import type { Vacancy } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, LoadError } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { OwnVacancyPlace } from '../../../viewer/OwnVacancyPlace.tsx';
import { useRichTextReady } from '../../../text/RichText.tsx';
import { events, selectVacancyRecord } from '../state/vacancyDetailSlice.ts';
import { VacancyArticle } from './VacancyArticle.tsx';
import type { VacancyLayout } from '../model/vacancyLayout.ts';
import { VacancySkeleton } from './VacancySkeleton.tsx';

type VacancyDetailProps = {
  id: number;
  layout: VacancyLayout;
  /** Renders the apply action. */
  renderApply: (vacancy: Vacancy) => ReactNode;
  /** Renders how the vacancy fits the applicant. */
  renderFit?: (vacancy: Vacancy) => ReactNode;
  more?: ReactNode;
  /** Content until the vacancy has loaded. Default: a skeleton. */
  outline?: ReactNode;
  /** Called when the user is about to open a similar vacancy. */
  onPrefetch?: (id: number) => void;
};

/** Vacancy in the states loading, missing, failed and loaded. The caller dispatches `vacancyOpened`. */
export function VacancyDetail(props: VacancyDetailProps) {
  const { id, layout, renderApply, renderFit, more, outline, onPrefetch } = props;
  const t = useText();
  const dispatch = useDispatch();
  const record = useSelector((state: object) => selectVacancyRecord(state, id));
  const isTextReady = useRichTextReady(record?.status === 'loaded');
  if (record?.status === 'failed') {
    return (
      <LoadError
        isWholePage={layout === 'page'}
        error={record.error}
        onRetry={() => dispatch(events.vacancyOpened(id))}
      />
    );
  }
  if (record?.status === 'missing') {
    return (
      <EmptyState
        headingLevel={layout === 'page' ? 1 : 2}
        title={t('vacancy.missingTitle')}
        action={<LinkButton to={paths.vacancies}>{t('vacancy.allVacancies')}</LinkButton>}
      >
        {t('vacancy.missingText')}
      </EmptyState>
    );
  }
  // Wait for the Markdown renderer: text rendered later would shift the content below.
  if (record?.status !== 'loaded' || !isTextReady) return outline ?? <VacancySkeleton layout={layout} />;
  return (
    <VacancyArticle
      vacancy={record.vacancy}
      layout={layout}
      apply={renderApply(record.vacancy)}
      own={<OwnVacancyPlace vacancy={record.vacancy} />}
      fit={renderFit?.(record.vacancy)}
      more={more}
      {...(onPrefetch && { onPrefetch })}
    />
  );
}
