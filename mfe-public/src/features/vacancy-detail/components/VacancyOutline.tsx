import type { VacancyCard } from '@cpa/shared/contracts';
import { CompanyLogo } from '@cpa/shared/domain';
import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { closing } from '../model/closing.ts';
import { useNow } from './useNow.ts';
import { KeyFacts } from './VacancyFacts.tsx';
import styles from './VacancyOutline.module.css';
import { VacancyTitle } from './VacancyTitle.tsx';

/**
 * Vacancy in the panel until its code and text have loaded: what its card in the list states, at the same places, and an
 * outline of the rest. The server renders it.
 */
export function VacancyOutline({ vacancy }: { vacancy: VacancyCard }) {
  const t = useText();
  return (
    <div className={styles.outline} data-layout="panel">
      <div className={styles.banner} />
      <div className={styles.head}>
        <CompanyLogo className={styles.logo} of={vacancy} size={60} />
        <VacancyTitle vacancy={vacancy} layout="panel" />
      </div>
      <Skeleton className={styles.line!} width="auto" height={42} shape="block" />
      <KeyFacts vacancy={vacancy} closing={closing(vacancy, useNow())} />
      <LoadingArea className={styles.line} label={t('vacancy.loading')}>
        <Skeleton width="40%" height={18} />
        {[96, 100, 92, 60].map((width) => (
          <Skeleton key={width} className="above-2" width={`${width}%`} height={16} />
        ))}
      </LoadingArea>
    </div>
  );
}
