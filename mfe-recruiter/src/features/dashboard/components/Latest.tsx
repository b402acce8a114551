import { langTag, type RecruiterDashboard } from '@cpa/shared/contracts';
import { Ago, Avatar, Link } from '@cpa/shared/ui';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import card from './Dashboard.module.css';
import styles from './Latest.module.css';

/** The latest applicants. */
export function Latest({ latest }: { latest: RecruiterDashboard['latest'] }) {
  const t = useText();
  return (
    <section className={card.card} aria-labelledby="latest-title">
      <div className={card.head}>
        <h2 id="latest-title">{t('latest.title')}</h2>
        <Link to={recruiterPaths.applicants}>{t('latest.all')}</Link>
      </div>
      {latest.length === 0 ? (
        <p className={card.quiet}>{t('latest.empty')}</p>
      ) : (
        <ul className="plain-list">
          {latest.map(({ id, name, photo, vacancy_title, vacancy_language, applied_at }) => (
            <li key={id} className={styles.row}>
              <Avatar name={name} src={photo} size={32} />
              <div className="stack shrink grow">
                <NavLink
                  className={styles.name!}
                  to={recruiterPaths.applicant(id)}
                  dir="auto"
                  translate={name === null ? undefined : 'no'}
                >
                  {name ?? t('applicants.removed')}
                </NavLink>
                <span className={styles.vacancy} lang={langTag(vacancy_language)}>
                  {vacancy_title}
                </span>
              </div>
              <span className={styles.ago}>
                <Ago at={applied_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
