import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useText } from './messages/texts.ts';
import styles from './forms.module.css';
import type { SignInForm } from './model/formSchemas.ts';

const ROLES = ['recruiter', 'applicant'] as const;

export function DemoSignIns({ onChoose }: { onChoose: (fields: SignInForm) => void }) {
  const t = useText();
  return (
    <section className={styles.demo}>
      <h2>{t('demo.heading')}</h2>
      <p className="mute text-13-5">{t('demo.text', { password: DEMO_ACCOUNTS.recruiter.password })}</p>
      <div className="row-3 wrap">
        {ROLES.map((role) => (
          <Button
            key={role}
            variant="secondary"
            size="small"
            isWide
            onClick={() => onChoose(DEMO_ACCOUNTS[role])}
          >
            {t(`demo.${role}`, { email: DEMO_ACCOUNTS[role].email })}
          </Button>
        ))}
      </div>
    </section>
  );
}
