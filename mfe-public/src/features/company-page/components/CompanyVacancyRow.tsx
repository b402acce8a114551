import type { VacancyCard } from '@cpa/shared/contracts';
import { Salary, ShownTitle, useOptionName } from '@cpa/shared/domain';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Badge, ClockIcon, Link, MapPinIcon } from '@cpa/shared/ui';
import { memo } from 'react';
import { useText } from '../../../messages/texts.ts';
import { SaveButton } from '../../../vacancies/saved/SaveButton.tsx';
import { PublishedMark } from '../../../vacancies/card/PublishedMark.tsx';
import styles from './CompanyVacancies.module.css';

type CompanyVacancyRowProps = {
  vacancy: VacancyCard;
  /** District of the company, which its vacancies do not repeat. */
  district: number | undefined;
  onPrefetch: (vacancyId: number) => void;
};

/** Vacancy in two lines, without the company, which the page names. The whole row is a link. */
export const CompanyVacancyRow = memo(function CompanyVacancyRow(props: CompanyVacancyRowProps) {
  const { vacancy, district, onPrefetch } = props;
  const t = useText();
  const nameOf = useOptionName();
  const { id, sponsored, workloads, location_district } = vacancy;
  const intent = prefetchOnIntent(() => onPrefetch(id));
  return (
    <article className={styles.row}>
      <div className={styles.names}>
        <h3 className={styles.title} dir="auto">
          <Link variant="plain" isStretched to={paths.vacancy(id)} {...intent}>
            <ShownTitle of={vacancy} />
          </Link>
          {sponsored && <Badge tone="accent">{t('card.sponsored')}</Badge>}
        </h3>
        <ul className={styles.facts}>
          {workloads.length > 0 && (
            <li>
              <ClockIcon size={15} />
              {workloads.map(({ name }) => nameOf(name)).join(', ')}
            </li>
          )}
          {location_district && location_district.id !== district && (
            <li>
              <MapPinIcon size={15} />
              {location_district.name}
            </li>
          )}
        </ul>
      </div>
      <p className={styles.pay}>
        {vacancy.salary_period === null ? (
          <span>{t('card.salaryUnknown')}</span>
        ) : (
          <Salary of={vacancy} className="ink" />
        )}
        <PublishedMark vacancy={vacancy} />
      </p>
      <SaveButton vacancy={vacancy} className={styles.save} />
    </article>
  );
});
