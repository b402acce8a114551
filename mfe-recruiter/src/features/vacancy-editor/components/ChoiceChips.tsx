import { useOptionName } from '@cpa/shared/domain';
import { CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ChoiceChips.module.css';
import { useDraftField } from './useDraftField.ts';

type ChoiceChipsProps = {
  field: 'sectors' | 'educations' | 'workloads' | 'languages';
  label: string;
  hint?: string;
  choices: readonly { id: number; name: string }[];
  /** Number of choices that the API accepts. */
  max: number;
  isOptional?: boolean;
};

/** Several choices, each a checkbox that looks like a chip. */
export function ChoiceChips({ field, label, hint, choices, max, isOptional = false }: ChoiceChipsProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { id, value, error, onChange } = useDraftField(field);
  const isFull = value.length >= max;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={notes}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> ({t('editor.optional')})</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className="row-2 wrap">
        {choices.map((choice, index) => {
          const isChosen = value.includes(choice.id);
          return (
            <label key={choice.id} className={styles.chip} data-chosen={isChosen || undefined}>
              <input
                id={index === 0 ? id : undefined}
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-invalid={error ? true : undefined}
                onChange={() =>
                  onChange(isChosen ? value.filter((one) => one !== choice.id) : [...value, choice.id])
                }
              />
              {isChosen && <CheckIcon size={15} />}
              <span>{nameOf(choice.name)}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
