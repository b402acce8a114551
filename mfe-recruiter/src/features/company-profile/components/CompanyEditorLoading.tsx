import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';

export function CompanyEditorLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('company.loading')} className={styles.columns}>
      <div className={styles.form}>
        <Skeleton shape="block" height={360} />
        <Skeleton shape="block" height={520} />
        <Skeleton shape="block" height={420} />
      </div>
      <Skeleton shape="block" height={560} />
    </LoadingArea>
  );
}
