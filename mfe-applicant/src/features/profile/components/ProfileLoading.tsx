import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ProfileEditor.module.css';

/** Placeholder with the layout of the page. */
export function ProfileLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('profile.loading')} className={styles.columns}>
      <div className="stack-4 content-start one-column">
        <Skeleton shape="block" height={128} />
        <Skeleton shape="block" height={200} />
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={240} />
      </div>
      <div className={styles.aside}>
        <Skeleton shape="block" height={220} />
      </div>
    </LoadingArea>
  );
}
