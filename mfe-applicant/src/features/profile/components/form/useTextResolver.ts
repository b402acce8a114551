import type { FieldValues, Resolver } from 'react-hook-form';
import { useText } from '../../../../messages/texts.ts';
import type { FieldErrors } from '../../model/fieldErrors.ts';

/** Validates form values by `errorsOf`. The messages are in the language of the page. */
export function useTextResolver<Form extends FieldValues>(
  errorsOf: (form: Form) => FieldErrors,
): Resolver<Form> {
  const t = useText();
  return (values) => {
    const found = Object.entries(errorsOf(values)).flatMap(([name, key]) =>
      key ? [[name, { type: 'validate', message: t(key) }]] : [],
    );
    return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) } : { values, errors: {} };
  };
}
