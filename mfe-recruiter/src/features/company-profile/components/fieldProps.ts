import type { ChangeEvent } from 'react';
import type { CompanyField } from '../model/companyForm.ts';
import type { CompanyFormState } from './useCompanyForm.ts';

type TextName = Exclude<CompanyField, 'sectors'>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Connects a text field with the form. Errors appear on blur. */
export function fieldProps({ form, change, blur, errorOf }: CompanyFormState, field: TextName) {
  return {
    name: field,
    value: form[field],
    error: errorOf(field),
    onChange: ({ target }: ChangeEvent<Control>) => change(field, target.value),
    onBlur: () => blur(field),
  };
}
