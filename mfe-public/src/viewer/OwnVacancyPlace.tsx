import type { Vacancy } from '@cpa/shared/contracts';
import { Slot } from '@cpa/shared/remote';
import { useSelector } from 'react-redux';
import styles from './OwnVacancyPlace.module.css';
import { selectIsOwnCompany, type SessionRoot } from './selectIsOwnCompany.ts';

/**
 * Container for the actions of recruiters of the company: the slot `vacancy.own` with the props `vacancyId` and
 * `status`. Keeps its height while the component loads.
 */
export function OwnVacancyPlace({ vacancy: { id, status, company } }: { vacancy: Vacancy }) {
  const isOwn = useSelector((state: SessionRoot) => selectIsOwnCompany(state, company.id));
  if (!isOwn) return null;
  return (
    <div className={styles.place}>
      <Slot name="vacancy.own" props={{ vacancyId: id, status }} />
    </div>
  );
}
