import { CompanyLogo, LanguageMark, Salary, useOptionName, useShownVacancy } from '@cpa/shared/domain';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Ago, Badge, Link } from '@cpa/shared/ui';
import { memo } from 'react';
import { useText } from '../../messages/texts.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import type { VacancyCardProps } from './VacancyCard.tsx';
import { VacancyFacts } from './VacancyFacts.tsx';
import styles from './VacancyRow.module.css';

type VacancyRowProps = VacancyCardProps & {
  /** For a wide list: district and hours in a separate column, with the age and the sponsored mark. */
  isDetailed?: boolean;
};

/** Vacancy in two lines: title, company, district and salary, else the hours or the age. The whole row is a link. */
export const VacancyRow = memo(function VacancyRow(props: VacancyRowProps) {
  const { level = 3, isSelected = false, isDetailed = false, onPrefetch, onOpen } = props;
  const t = useText();
  const { shown: vacancy, lang } = useShownVacancy(props.vacancy);
  const nameOf = useOptionName();
  const { id, title, company, location_district, workloads } = vacancy;
  const Heading = `h${level}` as const;
  const intent = onPrefetch && prefetchOnIntent(() => onPrefetch(id));
  return (
    <article
      className={styles.row}
      data-selected={isSelected || undefined}
      data-detailed={isDetailed || undefined}
    >
      <CompanyLogo of={vacancy} size={38} />
      <div className={styles.names}>
        <Heading className={styles.title} dir="auto" lang={lang}>
          <Link
            variant="plain"
            isStretched
            to={paths.vacancy(id)}
            aria-current={isSelected ? 'true' : undefined}
            {...intent}
            onClick={onOpen && ((event) => onOpen(id, event))}
          >
            {title}
          </Link>
          {isDetailed && vacancy.sponsored && (
            <>
              {' '}
              <Badge tone="accent">{t('card.sponsored')}</Badge>
            </>
          )}
        </Heading>
        <p className="mute break text-14" dir="auto">
          <span translate="no">{company.name}</span>
          {!isDetailed && location_district && <span>{` · ${location_district.name}`}</span>}{' '}
          <LanguageMark of={vacancy} />
        </p>
      </div>
      {isDetailed && <VacancyFacts vacancy={vacancy} className={styles.place} />}
      <p className={styles.facts}>
        {vacancy.salary_period !== null && <Salary of={vacancy} className="ink" />}
        {vacancy.salary_period === null &&
          (isDetailed ? (
            <span>{t('card.salaryUnknown')}</span>
          ) : (
            workloads[0] && <span>{nameOf(workloads[0].name)}</span>
          ))}
        {isDetailed && vacancy.published_at && <Ago at={vacancy.published_at} />}
      </p>
      <SaveButton vacancy={vacancy} className={styles.save} />
    </article>
  );
});
