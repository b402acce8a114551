import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { Draft, DraftField } from '../model/draft.ts';
import { type FieldIssues, findInvalid, findMissing } from '../model/fieldErrors.ts';
import { events, selectEditor } from '../state/editorSlice.ts';

/** ID of the control of a field, for moving the focus there. */
export const controlId = (field: DraftField): string => `vacancy-${field}`;

/** Returns a field of the draft with its error, which shows once the field was left or publishing was attempted. */
export function useDraftField<Field extends DraftField>(field: Field) {
  const t = useText();
  const dispatch = useDispatch();
  const { draft, errors, isChecked } = useSelector(selectEditor);
  const [isTouched, setIsTouched] = useState(false);
  const invalid = isTouched || isChecked ? findInvalid(draft)[field] : undefined;
  const missing = isChecked ? findMissing(draft)[field] : undefined;
  const issue: FieldIssues[DraftField] = invalid ?? missing;
  return {
    id: controlId(field),
    value: draft[field],
    error: errors[field] ?? (issue && t(issue)),
    onChange: (value: Draft[Field]) => dispatch(events.draftChanged({ [field]: value })),
    onBlur: () => setIsTouched(true),
  };
}
