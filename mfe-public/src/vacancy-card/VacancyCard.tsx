import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Avatar, Badge } from '@cpa/shared/ui';
import { ClockIcon, MapPinIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../messages/texts.ts';
import styles from './VacancyCard.module.css';

type VacancyCardProps = {
  vacancy: Vacancy;
  /** The level of the card's heading in the page. */
  level?: 2 | 3;
  /** The card whose detail is shown beside the list. */
  isSelected?: boolean;
  /** Somebody is about to open it: the pointer or the focus is on it. */
  onHint?: ((id: number) => void) | undefined;
  /** Opened with a plain click; prevents the event's default to keep the page. */
  onOpen?: ((id: number, event: MouseEvent) => void) | undefined;
};

/** A vacancy in a list. The whole card is one link. */
export function VacancyCard({ vacancy, level = 3, isSelected = false, onHint, onOpen }: VacancyCardProps) {
  const t = useText();
  const { formatSalary } = useFormat();
  const { id, title, company, sponsored } = vacancy;
  const Heading = `h${level}` as const;
  const salary = formatSalary(vacancy);
  const hint = onHint && (() => onHint(id));
  return (
    <article
      className={styles.card}
      data-sponsored={sponsored || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={hint}
    >
      <Avatar name={company.name} src={company.logo} size={48} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <Link
              className={styles.link!}
              to={paths.vacancy(id)}
              aria-current={isSelected || undefined}
              onFocus={hint}
              onClick={onOpen && ((event) => onOpen(id, event))}
            >
              {title}
            </Link>
          </Heading>
          {sponsored && <Badge tone="sun">{t('card.sponsored')}</Badge>}
        </div>
        <p className={styles.company}>{company.name}</p>
        <Facts vacancy={vacancy} />
        <div className={styles.foot}>
          {salary && <span className={styles.salary}>{salary}</span>}
          <Published vacancy={vacancy} />
        </div>
      </div>
    </article>
  );
}

function Facts({ vacancy: { location_district, workloads } }: { vacancy: Vacancy }) {
  const t = useText();
  return (
    <ul className={styles.facts}>
      {location_district && (
        <li>
          <MapPinIcon size={15} strokeWidth={1.8} role="img" aria-label={t('card.district')} />
          {location_district.name}
        </li>
      )}
      {workloads.length > 0 && (
        <li>
          <ClockIcon size={15} strokeWidth={1.8} role="img" aria-label={t('card.workload')} />
          {workloads.map(({ name }) => name).join(', ')}
        </li>
      )}
    </ul>
  );
}

function Published({ vacancy: { published_at, status } }: { vacancy: Vacancy }) {
  const t = useText();
  const { formatAgo, formatInstant } = useFormat();
  if (status === 'closed' || status === 'expired') return <span>{t('card.closed')}</span>;
  if (published_at === null) return null;
  return (
    <time dateTime={published_at} title={formatInstant(published_at)}>
      {formatAgo(published_at)}
    </time>
  );
}
