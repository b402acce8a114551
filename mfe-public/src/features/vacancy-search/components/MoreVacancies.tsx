import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { DisplayedList } from '../model/displayedList.ts';
import styles from './VacancyResults.module.css';

type MoreVacanciesProps = {
  state: DisplayedList['more'];
  /** Position in the list and total. */
  shown: number;
  total: number;
  onMore: () => void;
  onRetry: () => void;
};

/** Button that loads the next page in place. */
export function MoreVacancies({ state, shown, total, onMore, onRetry }: MoreVacanciesProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  return (
    <div className={styles.more}>
      <p role="status" className="mute text-14">
        {state === 'failed'
          ? t('more.failed')
          : t('more.shown', { shown: formatNumber(shown), total: formatNumber(total), count: total })}
      </p>
      {state !== 'none' && (
        <Button
          variant="secondary"
          isLoading={state === 'loading'}
          onClick={state === 'failed' ? onRetry : onMore}
        >
          {state === 'failed' ? t('more.again') : t('more.show')}
        </Button>
      )}
    </div>
  );
}
