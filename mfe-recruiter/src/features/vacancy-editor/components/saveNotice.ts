import type { TextKey } from '../../../messages/texts.ts';
import { differences } from '../model/draft.ts';
import type { EditorState } from '../state/editorSlice.ts';

type SaveNotice = { tone: 'none' | 'busy' | 'good' | 'device' | 'bad'; key: TextKey | null };

/** Texts that state that the device has the draft. */
const ON_DEVICE = new Set<TextKey | null>([
  'editor.save.failed',
  'editor.save.offline',
  'editor.save.notPublished',
  'editor.save.needsTitle',
  'editor.save.needsCompany',
  'editor.save.restored',
  'editor.save.partly',
]);

/** Returns the text about saving. `unsent` is the number of fields that the API would reject. */
export function saveNotice(editor: EditorState, unsent: number): SaveNotice {
  const notice = noticeOf(editor, unsent);
  return editor.isDeviceBlocked && ON_DEVICE.has(notice.key)
    ? { tone: 'bad', key: 'editor.save.blocked' }
    : notice;
}

function noticeOf(editor: EditorState, unsent: number): SaveNotice {
  const { save, vacancy, draft, baseline, restored } = editor;
  if (save === 'conflict') return { tone: 'bad', key: 'editor.save.conflict' };
  if (save === 'failed') return { tone: 'bad', key: 'editor.save.failed' };
  if (save === 'device') return { tone: 'device', key: 'editor.save.offline' };
  if (save === 'saving') return { tone: 'busy', key: 'editor.save.saving' };
  const isChanged = differences(draft, baseline).length > 0;
  if (isChanged && vacancy && vacancy.status !== 'draft')
    return { tone: 'device', key: 'editor.save.notPublished' };
  if (isChanged && draft.title.trim() === '') return { tone: 'device', key: 'editor.save.needsTitle' };
  if (isChanged && draft.company_id === null) return { tone: 'device', key: 'editor.save.needsCompany' };
  if (draft === restored) return { tone: 'device', key: 'editor.save.restored' };
  if (isChanged) return { tone: 'busy', key: 'editor.save.saving' };
  if (unsent > 0) return { tone: 'device', key: 'editor.save.partly' };
  return vacancy ? { tone: 'good', key: 'editor.save.saved' } : { tone: 'none', key: null };
}
