import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicantsLoading.module.css';

const counts = { list: 25, board: 5, phone: 8 };

/** A placeholder with the shape of the view. */
export function ApplicantsLoading({ layout }: { layout: keyof typeof counts }) {
  const t = useText();
  return (
    <LoadingArea label={t('applicants.loading')} className={styles[layout]}>
      {Array.from({ length: counts[layout] }, (_, index) => (
        <Skeleton key={index} shape="block" height="" className={styles.item!} />
      ))}
    </LoadingArea>
  );
}
