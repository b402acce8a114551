import type { OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Badge, CalendarIcon, Card, EyeIcon, Link, UsersIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { OwnVacancyBadge } from './OwnVacancyBadge.tsx';
import styles from './VacancyRow.module.css';

type VacancyRowProps = {
  vacancy: OwnVacancy;
  headingLevel: 2 | 3;
};

/** A vacancy with its status and figures. Links to its applicants. */
export function VacancyRow({ vacancy, headingLevel }: VacancyRowProps) {
  const t = useText();
  const Heading = `h${headingLevel}` as const;
  const { formatNumber } = useFormat();
  const { id, title, company, sponsored, views, applicants_count, new_applicants_count } = vacancy;
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.summary}>
        <Heading className={styles.title}>
          <Link variant="plain" isStretched to={paths.recruiter.vacancyApplicants(id)}>
            {title}
          </Link>
        </Heading>
        <p className={styles.company}>{company.name}</p>
      </div>
      <p className={styles.badges}>
        <OwnVacancyBadge vacancy={vacancy} />
        {sponsored && <Badge tone="accent">{t('vacancies.sponsored')}</Badge>}
      </p>
      <p className={styles.fact}>
        <UsersIcon />
        {t('vacancies.applicants', { count: applicants_count })}
        {new_applicants_count > 0 && (
          <Badge tone="info">{t('vacancies.new', { count: new_applicants_count })}</Badge>
        )}
      </p>
      <p className={styles.fact}>
        <EyeIcon />
        {t('vacancies.views', { count: views, views: formatNumber(views) })}
      </p>
      <ClosingDate vacancy={vacancy} />
    </Card>
  );
}

function ClosingDate({ vacancy: { status, valid_through } }: { vacancy: OwnVacancy }) {
  const t = useText();
  const { closesIn, formatDay } = useFormat();
  return (
    <p className={styles.fact}>
      <CalendarIcon />
      {valid_through ? (
        <time dateTime={valid_through} title={formatDay(valid_through)}>
          {status === 'open'
            ? t('vacancies.closes', { when: closesIn(valid_through) })
            : t('vacancies.until', { day: formatDay(valid_through) })}
        </time>
      ) : (
        t('vacancies.noDate')
      )}
    </p>
  );
}
