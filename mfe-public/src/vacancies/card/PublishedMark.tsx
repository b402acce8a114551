import type { VacancyCard } from '@cpa/shared/contracts';
import { Ago, CheckIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { selectIsApplied } from '../appliedSlice.ts';
import { useText } from '../../messages/texts.ts';
import styles from './PublishedMark.module.css';

/** The age of a vacancy, unless the user has applied or it is closed. */
export function PublishedMark({ vacancy: { id, published_at, status } }: { vacancy: VacancyCard }) {
  const t = useText();
  const isApplied = useSelector((root: object) => selectIsApplied(root, id));
  if (isApplied) {
    return (
      <span className={styles.applied}>
        <CheckIcon size={15} />
        {t('card.applied')}
      </span>
    );
  }
  if (status === 'closed' || status === 'expired') return <span>{t('card.closed')}</span>;
  return published_at === null ? null : <Ago at={published_at} />;
}
