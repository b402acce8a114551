import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../field/Field.module.css';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import type { ChoiceProps } from '../overlay/choiceProps.ts';
import { FieldLabel } from '../overlay/FieldLabel.tsx';
import { FieldNotes } from '../overlay/FieldNotes.tsx';
import { type Option, OptionList } from '../overlay/OptionList.tsx';
import styles from './ComboBox.module.css';

export type ComboBoxProps<Id extends string | number> = ChoiceProps<Id> & {
  /** Also told null, when the field was emptied. */
  onChange: (id: Id | null) => void;
  /** The input, for focusing the first field with an error. */
  ref?: Ref<HTMLInputElement>;
};

/** A choice of one; typing leaves the options that contain what was typed, whatever its accents. */
export function ComboBox<Id extends string | number>({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  isDisabled = false,
  name,
  ref,
}: ComboBoxProps<Id>) {
  const t = useKitText();
  return (
    <AriaLanguage>
      <AriaComboBox<Option>
        className={classNames(fieldStyles.field, styles.comboBox)}
        defaultItems={options}
        value={value}
        onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
        allowsEmptyCollection
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
      >
        <FieldLabel label={label} isOptional={isOptional} isLabelHidden={isLabelHidden} />
        <Group className={styles.frame!}>
          <Input
            className={classNames(fieldStyles.control, styles.input)}
            {...(placeholder !== undefined && { placeholder })}
            {...(ref && { ref })}
          />
          <Button className={styles.button!} aria-label={t('comboBox.open')}>
            <ChevronDownIcon />
          </Button>
        </Group>
        <FieldNotes hint={hint} error={error} />
        <OptionList empty={t('comboBox.none')} />
      </AriaComboBox>
    </AriaLanguage>
  );
}
