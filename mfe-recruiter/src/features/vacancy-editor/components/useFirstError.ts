import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { findInvalid, findMissing } from '../model/fieldErrors.ts';
import { firstField } from '../model/sections.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { focusField } from './focusField.ts';

/** Moves the focus to the first field with an error after each rejected submission. */
export function useFirstError(): void {
  const { attempts, draft, errors } = useSelector(selectEditor);
  useEffect(() => {
    if (attempts === 0) return;
    const field = firstField({ ...findMissing(draft), ...findInvalid(draft), ...errors });
    if (field) focusField(draft, field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per attempt, not while the user corrects
  }, [attempts]);
}
