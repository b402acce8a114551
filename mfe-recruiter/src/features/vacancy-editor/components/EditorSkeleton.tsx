import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './EditorForm.module.css';

/** A placeholder with the columns of the form. */
export function EditorSkeleton() {
  const t = useText();
  return (
    <LoadingArea label={t('editor.loading')}>
      <div className={styles.area}>
        <div className={styles.columns}>
          <Skeleton shape="block" height={380} />
          <div className={styles.sections}>
            <Skeleton shape="block" height={620} />
            <Skeleton shape="block" height={520} />
          </div>
          <div className={styles.beside}>
            <Skeleton shape="block" height={160} />
            <Skeleton shape="block" height={280} />
          </div>
        </div>
      </div>
    </LoadingArea>
  );
}
