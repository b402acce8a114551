import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from './messages/texts.ts';
import styles from './forms.module.css';

const roles = ['applicant', 'recruiter'] as const;

/** Choice between an applicant's and a recruiter's account. */
export function RoleChoice({ field }: { field: UseFormRegisterReturn }) {
  const t = useText();
  return (
    <fieldset className={styles.roles}>
      <legend>{t('register.role')}</legend>
      {roles.map((role) => (
        <label key={role} className={styles.role}>
          <span className="row-2 center semibold">
            <input type="radio" value={role} {...field} aria-describedby={`${role}-hint`} />
            {t(`register.${role}`)}
          </span>
          <span className="mute text-13-5" id={`${role}-hint`}>
            {t(`register.${role}Hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
