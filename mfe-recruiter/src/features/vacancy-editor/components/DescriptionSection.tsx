import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { TextLanguage } from '../../../text-language/TextLanguage.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { selectEditor } from '../state/editorSlice.ts';
import { EditorSection } from './EditorSection.tsx';
import { useDraftField } from './useDraftField.ts';

/** The three texts of a vacancy and their language. */
export function DescriptionSection() {
  const t = useText();
  return (
    <EditorSection section="description" aside={t('editor.goodLength')}>
      <Text field="description" maxLength={20_000} />
      <Text field="requirements" maxLength={10_000} />
      <Text field="benefits" maxLength={10_000} />
      <Language />
    </EditorSection>
  );
}

type TextProps = { field: 'description' | 'requirements' | 'benefits'; maxLength: number };

function Text({ field, maxLength }: TextProps) {
  const t = useText();
  const { revision } = useSelector(selectEditor);
  const { id, value, error, onChange, onBlur } = useDraftField(field);
  return (
    <RichTextField
      key={revision}
      id={id}
      label={t(`editor.${field}`)}
      hint={t(`editor.${field}Hint`)}
      error={error}
      value={value}
      maxLength={maxLength}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function Language() {
  const { draft, vacancy } = useSelector(selectEditor);
  const { id, value, error, onChange } = useDraftField('text_language');
  return (
    <TextLanguage
      id={id}
      value={value}
      guessed={vacancy?.is_language_guessed ? vacancy.text_language : undefined}
      translated={Object.keys(draft.translations)}
      error={error}
      onChange={onChange}
    />
  );
}
