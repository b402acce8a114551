import { hasCardNumber } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { MAX_CUSTOM_TEXT } from '../model/planSetup.ts';

type CustomTextProps = { value: string; onChange: (text: string) => void };

/** The text of the custom template, with its error. */
export function CustomText({ value, onChange }: CustomTextProps) {
  const t = useText();
  const length = value.trim().length;
  return (
    <TextArea
      name="customTemplate"
      label={t('setup.custom')}
      hint={t('setup.customHint', { count: length, max: MAX_CUSTOM_TEXT })}
      rows={3}
      value={value}
      error={
        hasCardNumber(value)
          ? t('pay.error.cardNumberHere')
          : length > MAX_CUSTOM_TEXT
            ? t('pay.error.tooLong', { max: MAX_CUSTOM_TEXT })
            : undefined
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
