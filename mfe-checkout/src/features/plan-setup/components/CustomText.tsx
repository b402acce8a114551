import { hasCardNumber } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { MAX_CUSTOM_TEXT } from '../model/planSetup.ts';

type CustomTextProps = { value: string; onChange: (text: string) => void };

/** The text of the custom template. A text that contains a card number is not stored. */
export function CustomText({ value, onChange }: CustomTextProps) {
  const t = useText();
  /** A text that must not be stored. */
  const [refused, setRefused] = useState<string | null>(null);
  const typed = refused ?? value;
  const isTooLong = typed.trim().length > MAX_CUSTOM_TEXT;
  return (
    <TextArea
      name="customTemplate"
      label={t('setup.custom')}
      hint={t('setup.customHint', { count: typed.trim().length, max: MAX_CUSTOM_TEXT })}
      rows={3}
      value={typed}
      error={
        refused !== null
          ? t('pay.error.cardNumberHere')
          : isTooLong
            ? t('pay.error.tooLong', { max: MAX_CUSTOM_TEXT })
            : undefined
      }
      onChange={({ target }) => {
        const isRefused = hasCardNumber(target.value);
        setRefused(isRefused ? target.value : null);
        if (!isRefused) onChange(target.value);
      }}
    />
  );
}
