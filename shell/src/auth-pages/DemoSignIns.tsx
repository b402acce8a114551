import { Button } from '@cpa/shared/ui';
import { useText } from './messages/texts.ts';
import styles from './forms.module.css';
import type { SignInForm } from './model/formSchemas.ts';

const PASSWORD = 'bon-bini-2026';

/** Accounts of the demo data. */
const demoAccounts = [
  { label: 'demo.recruiter', email: 'recruiter@demo.aw' },
  { label: 'demo.applicant', email: 'applicant@demo.aw' },
] as const;

export function DemoSignIns({ onChoose }: { onChoose: (fields: SignInForm) => void }) {
  const t = useText();
  return (
    <section className={styles.demo}>
      <h2>{t('demo.heading')}</h2>
      <p className={styles.small}>{t('demo.text', { password: PASSWORD })}</p>
      <div className={styles.choices}>
        {demoAccounts.map(({ label, email }) => (
          <Button
            key={email}
            variant="secondary"
            size="small"
            isWide
            onClick={() => onChoose({ email, password: PASSWORD })}
          >
            {t(label, { email })}
          </Button>
        ))}
      </div>
    </section>
  );
}
