import { signInPath, paths } from '@cpa/shared/routing';
import { selectSessionStatus } from '@cpa/shared/session';
import { EmptyState, Link, LinkButton, LoadError, LoadingArea } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { selectSavedIds } from '../../../vacancies/saved/savedSlice.ts';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';
import { VacancyCardSkeletons } from '../../../vacancies/card/VacancyCardSkeletons.tsx';
import { savedListRetried, selectSavedList } from '../state/savedListSlice.ts';
import { RemovedVacancy } from './RemovedVacancy.tsx';
import styles from './SavedList.module.css';

/** Saved vacancies of the account or of this browser. */
export function SavedList({ onPrefetch }: { onPrefetch: (id: number) => void }) {
  const later = useLaterText();
  const status = useSelector(selectSessionStatus);
  return (
    <>
      <PageHeader title={later('saved.title')}>
        {/* The server knows no session: while it loads, the style sheet chooses by the token of the browser. */}
        {status !== 'unauthenticated' && (
          <span className={styles.ofAccount} data-pending={status === 'loading' || undefined}>
            {later('saved.intro')}
          </span>
        )}
        {status !== 'authenticated' && (
          <span className={styles.ofVisitor} data-pending={status === 'loading' || undefined}>
            {later('saved.onDevice')} <Link to={signInPath(paths.saved)}>{later('saved.signIn')}</Link>
          </span>
        )}
      </PageHeader>
      <Vacancies onPrefetch={onPrefetch} />
    </>
  );
}

function Vacancies({ onPrefetch }: { onPrefetch: (id: number) => void }) {
  const t = useText();
  const later = useLaterText();
  const dispatch = useDispatch();
  const list = useSelector(selectSavedList);
  const ids = useSelector(selectSavedIds);
  if (list.status === 'failed') {
    return <LoadError error={list.error} onRetry={() => dispatch(savedListRetried())} />;
  }
  if (list.status === 'loading') {
    return (
      <>
        <noscript>
          <p>{later('saved.withScript')}</p>
        </noscript>
        <LoadingArea className={styles.cards} label={later('saved.loading')}>
          <VacancyCardSkeletons count={4} />
        </LoadingArea>
      </>
    );
  }
  if (list.vacancies.length === 0) {
    return (
      <EmptyState
        title={later('saved.emptyTitle')}
        action={<LinkButton to={paths.vacancies}>{t('vacancy.allVacancies')}</LinkButton>}
      >
        {later('saved.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {list.vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          {ids.includes(vacancy.id) ? (
            <VacancyCard vacancy={vacancy} level={2} onPrefetch={onPrefetch} />
          ) : (
            <RemovedVacancy vacancy={vacancy} />
          )}
        </li>
      ))}
    </ul>
  );
}
