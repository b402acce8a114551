import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './PageLoading.module.css';

/** Heading and outline while the code of a page loads. As high as a page, to avoid a layout shift. */
export function PageLoading({ heading }: { heading?: string }) {
  const t = useText();
  return (
    <div className={styles.loading} data-page-frame>
      <h1>{heading ?? t('frame.loading')}</h1>
      <LoadingArea label={t('frame.loading')} className="stack-4">
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={280} />
      </LoadingArea>
    </div>
  );
}
