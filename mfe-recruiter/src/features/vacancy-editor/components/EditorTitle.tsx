import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';

/** Title of the page: the title of the vacancy as it is typed. */
export function EditorTitle() {
  const t = useText();
  const { draft } = useSelector(selectEditor);
  return <>{draft.title.trim() || t('editor.newTitle')}</>;
}
