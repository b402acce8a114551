import type { VacancyCard } from '@cpa/shared/contracts';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import styles from './ResultSteps.module.css';

type StepLinkProps = {
  /** Null at the end of the loaded list. */
  vacancy: VacancyCard | null;
  label: string;
  /** Key that does the same. */
  shortcut: 'J' | 'K';
  onPrefetch: (id: number) => void;
  /** Icon. */
  children: ReactNode;
};

/** Link to a neighbour in the list. Replaces the history entry, so that Back returns to the list. */
export function StepLink({ vacancy, label, shortcut, onPrefetch, children }: StepLinkProps) {
  if (!vacancy) {
    return (
      <span className={styles.step} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <Link
      replace
      variant="plain"
      className={styles.step}
      to={paths.vacancy(vacancy.id)}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      {...prefetchOnIntent(() => onPrefetch(vacancy.id))}
    >
      {children}
    </Link>
  );
}
