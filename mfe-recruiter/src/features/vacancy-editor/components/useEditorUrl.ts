import { localePath, paths, readLocale, sitePath } from '@cpa/shared/routing';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectEditor } from '../state/editorSlice.ts';

/**
 * Puts the URL of a new draft into the address bar once the server has it, so that a reload opens it again. A
 * navigation would remount the page and take the focus from the field.
 */
export function useEditorUrl(): void {
  const { vacancy } = useSelector(selectEditor);
  const id = vacancy?.id;
  useEffect(() => {
    if (id === undefined || sitePath(location.pathname) !== paths.recruiter.newVacancy) return;
    const url = localePath(paths.recruiter.editVacancy(id), readLocale(location.pathname));
    history.replaceState(history.state, '', url);
  }, [id]);
}
