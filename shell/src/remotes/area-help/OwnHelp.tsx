import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useText } from '../texts.ts';
import styles from './AreaHelp.module.css';

/** Buying: the one question is whether something was charged. */
export function CheckoutHelp() {
  const t = useText();
  return (
    <div className={styles.help}>
      <p>
        <strong>{t('help.checkout.nothingCharged')}</strong> {t('help.checkout.cartKept')}
      </p>
      <Link to={paths.contact}>{t('help.contact')}</Link>
    </div>
  );
}

export function RecruiterHelp() {
  const t = useText();
  return (
    <div className={styles.help}>
      <p>{t('help.recruiter')}</p>
      <Link to={paths.contact}>{t('help.contact')}</Link>
    </div>
  );
}

export function ApplicantHelp() {
  const t = useText();
  return (
    <div className={styles.help}>
      <p>{t('help.applicant')}</p>
      <Link to={paths.vacancies}>{t('help.toVacancies')}</Link>
    </div>
  );
}
