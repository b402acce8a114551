import { useEffect, useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sectionDraft } from '../../model/sectionDraft.ts';

/** Stores the form values while they are typed. Returns the function that removes them. */
export function useSectionDraft<Form extends FieldValues>(
  draftKey: string,
  { watch, getValues }: Pick<UseFormReturn<Form>, 'watch' | 'getValues'>,
): () => void {
  const draft = useMemo(() => sectionDraft(draftKey), [draftKey]);
  useEffect(() => {
    const subscription = watch(() => draft.write(getValues()));
    return () => subscription.unsubscribe();
  }, [watch, getValues, draft]);
  return () => draft.write(null);
}
