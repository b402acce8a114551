import { useState } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField.tsx';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

/** A password field that can show its value. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional = false,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const t = useKitText();
  const [isShown, setIsShown] = useState(false);
  const ids = useFieldIds({ id: input.id, hint, error });
  const events = useQuietBlur(input);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.withEnd}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...events}
          {...ids.attributes}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
        />
        <IconButton
          className={styles.end}
          label={isShown ? t('field.hidePassword') : t('field.showPassword')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  );
}
