import { useFieldIds } from '../field/useFieldIds.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import styles from './CodeField.module.css';

const LENGTH = 6;

export type CodeFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & {
  value: string;
  onChange: (code: string) => void;
  /** Called with the last digit. */
  onComplete: (code: string) => void;
};

/** One field for the six digits of an app, with a box for each. */
export function CodeField({ label, hint, error, value, onChange, onComplete }: CodeFieldProps) {
  const ids = useFieldIds({ hint, error });
  const change = (typed: string) => {
    const code = typed.replaceAll(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length === LENGTH && code !== value) onComplete(code);
  };
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.field} data-invalid={Boolean(error) || undefined}>
        <input
          {...ids.attributes}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
        <div className={styles.boxes} aria-hidden>
          {Array.from({ length: LENGTH }, (_, index) => (
            <span key={index} data-next={index === Math.min(value.length, LENGTH - 1) || undefined}>
              {value[index]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
