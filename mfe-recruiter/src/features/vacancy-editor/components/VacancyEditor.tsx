import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { events, selectEditor } from '../state/editorSlice.ts';
import { EditorForm } from './EditorForm.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useEditorUrl } from './useEditorUrl.ts';

/** Writes and edits a vacancy in the states loading, failed and ready. `id` is null for a new one. */
export function VacancyEditor({ id }: { id: number | null }) {
  const dispatch = useDispatch();
  const { status, error, options } = useSelector(selectEditor);
  useEditorUrl();
  if (status === 'loadFailed') {
    return <LoadError error={error} onRetry={() => dispatch(events.editorOpened({ id }))} />;
  }
  if (!options || (status !== 'ready' && status !== 'published')) return <EditorSkeleton />;
  return <EditorForm options={options} />;
}
