import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { DraftTextField } from './DraftTextField.tsx';
import { EditorSection } from './EditorSection.tsx';

/** Destination of applications. */
export function ApplySection() {
  const t = useText();
  return (
    <EditorSection section="apply">
      <DraftTextField
        field="contact_email"
        type="email"
        label={t('editor.contactEmail')}
        hint={t(useContactHint())}
        autoComplete="email"
        isOptional
      />
      <DraftTextField
        field="external_apply_url"
        type="url"
        inputMode="url"
        label={t('editor.externalUrl')}
        hint={t('editor.externalUrlHint')}
        placeholder="https://"
        isOptional
      />
    </EditorSection>
  );
}

/** States who gets messages about applications: the contact only after its owner has confirmed the e-mail address. */
function useContactHint() {
  const { vacancy, draft, baseline } = useSelector(selectEditor);
  const isStored = draft.contact_email !== '' && draft.contact_email === baseline.contact_email;
  if (!isStored || vacancy?.status !== 'open') return 'editor.contactEmailHint';
  return vacancy.is_contact_proven === false
    ? 'editor.contactEmailHint.waiting'
    : 'editor.contactEmailHint.proven';
}
