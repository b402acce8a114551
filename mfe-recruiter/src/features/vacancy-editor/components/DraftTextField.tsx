import { TextField } from '@cpa/shared/ui';
import type { ComponentProps } from 'react';
import { useDraftField } from './useDraftField.ts';

type TextKeys =
  | 'title'
  | 'department'
  | 'salary_min'
  | 'salary_max'
  | 'contact_email'
  | 'external_apply_url'
  | 'valid_through'
  | 'opens_at';

type DraftTextFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'id'> & {
  field: TextKeys;
};

/** A text field of the draft. */
export function DraftTextField({ field, ...props }: DraftTextFieldProps) {
  const { id, value, error, onChange, onBlur } = useDraftField(field);
  return (
    <TextField
      {...props}
      id={id}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
