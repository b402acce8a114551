import type { Ref } from 'react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../field/Field.module.css';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import type { ChoiceProps } from '../overlay/choiceProps.ts';
import { FieldLabel } from '../overlay/FieldLabel.tsx';
import { FieldNotes } from '../overlay/FieldNotes.tsx';
import { type Option, OptionList } from '../overlay/OptionList.tsx';
import styles from './Select.module.css';

export type SelectProps<Id extends string | number> = ChoiceProps<Id> & {
  onChange: (id: Id) => void;
  /** The button, for focusing the first field with an error. */
  ref?: Ref<HTMLButtonElement>;
};

/** A choice of one from a list that opens under the field. */
export function Select<Id extends string | number>({
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
}: SelectProps<Id>) {
  const t = useKitText();
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <AriaLanguage>
      <AriaSelect
        className={classNames(fieldStyles.field, styles.select)}
        value={value}
        onChange={choose}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        placeholder={placeholder ?? t('select.choose')}
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
      >
        <FieldLabel label={label} isOptional={isOptional} isLabelHidden={isLabelHidden} />
        <Button className={classNames(fieldStyles.control, styles.button)} {...(ref && { ref })}>
          <SelectValue<Option> className={styles.value!}>
            {({ isPlaceholder, defaultChildren, selectedItem }) =>
              isPlaceholder ? defaultChildren : selectedItem?.name
            }
          </SelectValue>
          <ChevronDownIcon className={styles.arrow} />
        </Button>
        <FieldNotes hint={hint} error={error} />
        <OptionList options={options} />
      </AriaSelect>
    </AriaLanguage>
  );
}
