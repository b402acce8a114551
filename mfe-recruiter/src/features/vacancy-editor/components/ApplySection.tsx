import { useText } from '../../../messages/texts.ts';
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
        hint={t('editor.contactEmailHint')}
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
