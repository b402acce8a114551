import { useFormat } from '@cpa/shared/i18n';
import { EyeIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectLookers } from '../state/lookers.ts';
import styles from './ReviewBar.module.css';

/** Which colleagues have the application open too. */
export function Lookers() {
  const t = useText();
  const { formatList } = useFormat();
  const names = useSelector(selectLookers);
  return (
    <span role="status" className={styles.lookers}>
      {names.length > 0 && (
        <>
          <EyeIcon size={16} />
          {t('review.lookers', { count: names.length, names: formatList(names) })}
        </>
      )}
    </span>
  );
}
