import { Badge } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';

export function EditorStatus() {
  const t = useText();
  const { vacancy } = useSelector(selectEditor);
  const status = vacancy?.opens_at ? 'scheduled' : (vacancy?.status ?? 'draft');
  return <Badge tone={status === 'open' ? 'success' : 'neutral'}>{t(`editor.status.${status}`)}</Badge>;
}
