import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { ApplyForm } from '../model/applyForm.ts';
import { selectResumeUpload } from '../state/resumeUploadSlice.ts';

/** Selects an uploaded resume in either step of the form. */
export function useSelectAddedResume({ setValue }: UseFormReturn<ApplyForm>, onSelect: () => void): void {
  const upload = useSelector(selectResumeUpload);
  const addedId = upload.status === 'idle' ? upload.addedId : null;
  // The upload of an earlier dialog is not selected.
  const known = useRef(addedId);
  useEffect(() => {
    if (addedId === known.current) return;
    known.current = addedId;
    if (addedId === null) return;
    setValue('resume', String(addedId));
    onSelect();
  }, [addedId, setValue, onSelect]);
}
