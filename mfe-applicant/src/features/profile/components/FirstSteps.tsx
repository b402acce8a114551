import { paths } from '@cpa/shared/routing';
import { Card, Link } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import { editPath } from '../model/sections.ts';
import styles from './FirstSteps.module.css';

const steps = [
  { id: 'profile', to: paths.applicant.profile },
  { id: 'cv', to: paths.cvBuilder },
  { id: 'search', to: paths.vacancies },
] as const;

/** Three steps for the first visit: profile, CV and search. */
export function FirstSteps() {
  const t = useText();
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-19">
        {t('firstSteps.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ id, to }) => (
          <li key={id} className={styles.step}>
            <Link to={to}>{t(`firstSteps.${id}`)}</Link>
            <p className="ink text-14">{t(`firstSteps.${id}.text`)}</p>
            {id === 'profile' && <Link to={editPath('filling')}>{t('profile.fill')}</Link>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
