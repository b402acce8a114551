import { LANGUAGES, LOCALES } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
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
      <TextLanguage />
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

/** Language of the texts: what the server recognises in them, or the choice of the recruiter. */
function TextLanguage() {
  const t = useText();
  const { draft, vacancy } = useSelector(selectEditor);
  const { id, value, error, onChange } = useDraftField('text_language');
  const guessed = vacancy?.is_language_guessed ? vacancy.text_language : undefined;
  return (
    <NativeSelect
      id={id}
      label={t('editor.textLanguage')}
      hint={t('editor.textLanguage.hint')}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(LOCALES.find((language) => language === target.value) ?? null)}
    >
      <option value="">
        {value === null && guessed
          ? t('editor.textLanguage.guessed', { language: LANGUAGES[guessed].name })
          : t('editor.textLanguage.auto')}
      </option>
      {LOCALES.map((language) => (
        <option key={language} value={language} disabled={draft.translations[language] !== undefined}>
          {LANGUAGES[language].name}
        </option>
      ))}
    </NativeSelect>
  );
}
