import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../field/Field.module.css';
import styles from './FieldParts.module.css';

type FieldLabelProps = {
  label: ReactNode;
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
};

/** The label of a field that react-aria ties together; looks as `Field`'s. */
export function FieldLabel({ label, isOptional, isLabelHidden }: FieldLabelProps) {
  const t = useKitText();
  return (
    <Label className={classNames(fieldStyles.label, isLabelHidden && styles.hidden)}>
      {label}
      {isOptional && <span className={fieldStyles.optional}> ({t('field.optional')})</span>}
    </Label>
  );
}
