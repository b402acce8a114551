import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocale } from '../../i18n/index.ts';

const NO_ERRORS: Record<string, string[]> = {};

/**
 * Shows the errors of a form in the new language when the language changes: those of the API from `fieldErrors`, those of
 * its own rules by validating the field again.
 */
export function useErrorLanguage<Fields extends FieldValues>(
  { formState: { errors }, setError, trigger }: UseFormReturn<Fields>,
  fieldErrors = NO_ERRORS,
): void {
  const locale = useLocale();
  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    for (const field of Object.keys(errors) as FieldPath<Fields>[]) {
      const message = errors[field]?.type === 'server' && fieldErrors[field]?.join(' ');
      if (message) setError(field, { type: 'server', message });
      else void trigger(field);
    }
  }, [locale, errors, fieldErrors, setError, trigger]);
}
