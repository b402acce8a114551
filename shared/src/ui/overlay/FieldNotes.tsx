import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from '../field/Field.module.css';

/** Hint and error of a field that react-aria ties together; look as `Field`'s. */
export function FieldNotes({ hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <Text slot="description" elementType="p" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError elementType="p" className={styles.error!}>
        <CircleAlertIcon size={16} />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
