import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useLocale } from '../../i18n/index.ts';

/**
 * Shows the API's error messages at their fields and focuses the first. Pass a constant array of `fields`. In another
 * language `useErrorLanguage` shows those that are left.
 */
export function useServerErrors<Fields extends FieldValues>(
  fieldErrors: Record<string, string[]>,
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const locale = useLocale();
  const shownIn = useRef(locale);
  useEffect(() => {
    const isTranslated = shownIn.current !== locale;
    shownIn.current = locale;
    if (isTranslated) return;
    const wrong = fields.filter((field) => fieldErrors[field]?.length);
    for (const [index, field] of wrong.entries()) {
      const message = fieldErrors[field]?.join(' ') ?? '';
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [fieldErrors, fields, setError, locale]);
}
