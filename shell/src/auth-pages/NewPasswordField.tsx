import { PasswordField } from '@cpa/shared/ui';
import { type FieldError, type FieldValues, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import type { Control, FieldPath } from 'react-hook-form';
import { useText } from './messages/texts.ts';
import styles from './NewPasswordField.module.css';
import { passwordStrength } from './model/passwordStrength.ts';

type Props<Fields extends FieldValues> = {
  label: string;
  field: UseFormRegisterReturn<FieldPath<Fields>>;
  control: Control<Fields>;
  error: FieldError | undefined;
};

const steps = ['weak', 'fair', 'strong'] as const;

/** Field for a new password, with its strength. */
export function NewPasswordField<Fields extends FieldValues>({
  label,
  field,
  control,
  error,
}: Props<Fields>) {
  const t = useText();
  const { name, email, ...all } = useWatch({ control }) as Record<string, string | undefined>;
  const password = all[field.name] ?? '';
  const strength = passwordStrength(password, { ...(name && { name }), ...(email && { email }) });
  const reached = strength === 'refused' ? 0 : steps.indexOf(strength) + 1;
  return (
    <div className="stack-2">
      <PasswordField
        {...field}
        label={label}
        autoComplete="new-password"
        hint={t('register.passwordHint')}
        error={error?.message}
      />
      <div className={styles.strength} data-empty={!password || undefined} data-strength={strength}>
        <span className={styles.bars} aria-hidden>
          {steps.map((step, index) => (
            <span key={step} data-reached={index < reached || undefined} />
          ))}
        </span>
        <output>{password && t(`strength.${strength}`)}</output>
      </div>
    </div>
  );
}
