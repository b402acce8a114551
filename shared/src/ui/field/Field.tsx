import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './Field.module.css';
import type { FieldIds } from './useFieldIds.ts';
import { useDeferredWhilePressed } from './useDeferredWhilePressed.ts';

export type FieldTexts = {
  label: ReactNode;
  /** Hint below the field. */
  hint?: ReactNode;
  /** Error message. The hint stays visible, because it may explain the fix. */
  error?: ReactNode;
  /** Marks the field as optional beside the label; fields are required by default. */
  isOptional?: boolean;
};

/** The frame of every field: its label above, hint and error below, tied to the control by `ids`. */
export function Field({
  ids,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldTexts & { ids: FieldIds; children: ReactNode }) {
  const t = useKitText();
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control} className={styles.label} dir="auto">
        <span>{label}</span>
        {isOptional && <span className="mute regular"> ({t('field.optional')})</span>}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ ids, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { ids: FieldIds }) {
  const shownError = useDeferredWhilePressed(error);
  return (
    <>
      {hint && (
        <p id={ids.hint} className="mute text-13-5">
          {hint}
        </p>
      )}
      {shownError && (
        <p id={ids.error} className={styles.error}>
          <CircleAlertIcon size={16} />
          <span>{shownError}</span>
        </p>
      )}
    </>
  );
}
