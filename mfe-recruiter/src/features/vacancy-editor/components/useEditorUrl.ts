import { paths } from '@cpa/shared/routing';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectEditor } from '../state/editorSlice.ts';

/**
 * Puts the URL of a new draft into the address bar once the server has it, so that a reload opens it again. A
 * navigation would mount the page anew and take the focus from the field.
 */
export function useEditorUrl(): void {
  const { vacancy } = useSelector(selectEditor);
  const id = vacancy?.id;
  useEffect(() => {
    if (id === undefined || location.pathname !== paths.recruiter.newVacancy) return;
    history.replaceState(history.state, '', paths.recruiter.editVacancy(id));
  }, [id]);
}
