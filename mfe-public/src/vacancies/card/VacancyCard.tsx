import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { CompanyLogo, LanguageMark, Salary, useShownVacancy } from '@cpa/shared/domain';
import { Badge, Card, Link } from '@cpa/shared/ui';
import { memo, type MouseEvent } from 'react';
import { useText } from '../../messages/texts.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { PublishedMark } from './PublishedMark.tsx';
import styles from './VacancyCard.module.css';
import { VacancyFacts } from './VacancyFacts.tsx';

export type VacancyCardProps = {
  vacancy: Vacancy;
  /** Heading level of the card. */
  level?: 2 | 3;
  /** The card's vacancy is shown beside the list. */
  isSelected?: boolean;
  /** For a narrow column: facts and salary below the logo, and the sponsored mark in place of the age. */
  isNarrow?: boolean;
  /** Called when the user is about to open the vacancy: pointer or focus is on the link, which covers the card. */
  onPrefetch?: ((id: number) => void) | undefined;
  /** Click handler. Prevent the default to stay on the page. */
  onOpen?: ((id: number, event: MouseEvent) => void) | undefined;
};

/** Card of a vacancy in a list. The whole card is a link. */
export const VacancyCard = memo(function VacancyCard(props: VacancyCardProps) {
  const { level = 3, isSelected = false, isNarrow = false, onPrefetch, onOpen } = props;
  const t = useText();
  const { shown: vacancy, lang } = useShownVacancy(props.vacancy);
  const { id, title, company, sponsored } = vacancy;
  const mark = sponsored && (
    <Badge tone="accent" className="rigid">
      {t('card.sponsored')}
    </Badge>
  );
  const Heading = `h${level}` as const;
  const intent = onPrefetch && prefetchOnIntent(() => onPrefetch(id));
  return (
    <Card
      className={isNarrow ? `${styles.card} ${styles.narrow}` : styles.card!}
      tone={sponsored ? 'sponsored' : 'plain'}
      isSelected={isSelected}
    >
      <CompanyLogo of={vacancy} size={isNarrow ? 44 : 48} />
      <div className={styles.body}>
        <div className={styles.head}>
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
          </Heading>
          {!isNarrow && mark}
        </div>
        <p className={styles.company} dir="auto">
          <span translate="no">{company.name}</span> <LanguageMark of={vacancy} />
        </p>
        <VacancyFacts vacancy={vacancy} className={styles.facts} />
        <div className={styles.foot}>
          {vacancy.salary_period === null ? (
            <span>{t('card.salaryUnknown')}</span>
          ) : (
            <Salary of={vacancy} className="ink" />
          )}
          {(isNarrow && mark) || <PublishedMark vacancy={vacancy} />}
        </div>
      </div>
      <SaveButton vacancy={vacancy} className={styles.save} />
    </Card>
  );
});
