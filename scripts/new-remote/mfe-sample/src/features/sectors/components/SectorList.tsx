import { EmptyState, ErrorNotice, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import {
  sectorsOpened,
  selectSectors,
  selectSectorsFailure,
  selectSectorsStatus,
} from '../state/sectorsSlice.ts';
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
  const status = useSelector(selectSectorsStatus);
  const failure = useSelector(selectSectorsFailure);
  const sectors = useSelector(selectSectors);
  if (status === 'failed') {
    return (
      <ErrorNotice
        title={t('sectors.failed')}
        requestId={failure?.requestId}
        onRetry={() => dispatch(sectorsOpened())}
      >
        {t(failure?.kind === 'network' ? 'sectors.network' : 'sectors.other')}
      </ErrorNotice>
    );
  }
  if (status !== 'loaded') {
    return (
      <LoadingArea label={t('sectors.loading')}>
        <Skeleton height={240} shape="block" />
      </LoadingArea>
    );
  }
  if (sectors.length === 0) return <EmptyState title={t('sectors.empty')}>{null}</EmptyState>;
  return (
    <ul className={styles.list}>
      {sectors.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
