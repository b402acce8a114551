import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import styles from '../field/Field.module.css';

/** Hint and error of a field that react-aria ties together; look as `Field`'s. */
export function FieldNotes({ hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <Text slot="description" elementType="p" className={styles.hint!}>
          {hint}
        </Text>
      )}
      <FieldError elementType="p" className={styles.error!}>
        <CircleAlert aria-hidden size={16} strokeWidth={1.8} />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
