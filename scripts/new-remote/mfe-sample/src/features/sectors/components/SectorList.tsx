import { EmptyState, ErrorNotice, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { sectors } from '../state/sectors.ts';
import styles from './SectorList.module.css';

/** Lists the sectors, with designed loading, empty and error states. */
export function SectorList() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('sectors.title')}</h1>
      <Sectors />
    </div>
  );
}

function Sectors() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data, error } = useSelector(sectors.select);
  if (status === 'failed') {
    return (
      <ErrorNotice
        title={t('sectors.failed')}
        requestId={error.requestId}
        onRetry={() => dispatch(sectors.opened())}
      >
        {t(error.kind === 'network' ? 'sectors.network' : 'sectors.other')}
      </ErrorNotice>
    );
  }
  if (!data) {
    return (
      <LoadingArea label={t('sectors.loading')}>
        <Skeleton height={240} shape="block" />
      </LoadingArea>
    );
  }
  if (data.length === 0) return <EmptyState title={t('sectors.empty')}>{null}</EmptyState>;
  return (
    <ul className={styles.list}>
      {data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
