import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { FieldNotes, type FieldTexts } from './Field.tsx';
import styles from './RadioGroup.module.css';
import { useFieldIds } from './useFieldIds.ts';
import { useQuietBlur } from './useQuietBlur.ts';

export type RadioGroupProps = Pick<FieldTexts, 'hint' | 'error' | 'isOptional'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange' | 'onBlur'> & {
    /** The question. */
    label: ReactNode;
    choices: readonly { value: string; label: string }[];
    /** The chosen value; without it the inputs are uncontrolled, as form libraries expect. */
    value?: string;
    /** Name of the inputs. */
    ref?: Ref<HTMLInputElement>;
  };

/** A group of radio buttons. Takes the result of react-hook-form's `register`. */
export function RadioGroup({ label, choices, value, hint, error, isOptional, ...input }: RadioGroupProps) {
  const t = useKitText();
  const ids = useFieldIds({ hint, error });
  const events = useQuietBlur(input);
  return (
    <fieldset className={styles.group} aria-describedby={ids.attributes['aria-describedby']}>
      <legend className={styles.legend} dir="auto">
        <span>{label}</span>
        {isOptional && <span className="mute regular"> ({t('field.optional')})</span>}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            {...input}
            {...events}
            type="radio"
            value={choice.value}
            {...(value !== undefined && { checked: value === choice.value })}
          />
          <span className="break shrink" dir="auto">
            {choice.label}
          </span>
        </label>
      ))}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
