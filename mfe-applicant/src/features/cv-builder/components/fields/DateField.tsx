import { TextField } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { formatCvDate, isIsoDate, isPresent, parseCvDate } from '../../../../cv-draft/cvDates.ts';

type DateFieldProps = {
  label: string;
  name: string;
  value: string;
  disabled?: boolean;
  onChange: (date: string) => void;
  /** Called when "present" or a similar word is typed. Without it, such a word is an invalid date. */
  onPresent?: () => void;
};

/** Date field that parses typed dates: "Jan 2020" becomes `2020-01`. Keeps other text unchanged and shows a note. */
export function DateField({ label, name, value, disabled = false, onChange, onPresent }: DateFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typed === null && value !== '' && !isIsoDate(value);
  const leave = () => {
    if (typed !== null && onPresent && isPresent(typed)) onPresent();
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      name={name}
      value={typed ?? formatCvDate(value)}
      disabled={disabled}
      autoComplete="off"
      placeholder={disabled ? t('cv.date.present') : t('cv.date.example')}
      hint={isUnread && t('cv.date.unread')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseCvDate(target.value) ?? target.value.trim());
      }}
      onBlur={leave}
    />
  );
}
