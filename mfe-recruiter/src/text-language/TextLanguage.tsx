import { LANGUAGES, type Locale, LOCALES } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

type TextLanguageProps = {
  id?: string;
  /** Null for the language that the server recognises. */
  value: Locale | null;
  /** Language that the server has recognised in the texts. */
  guessed?: Locale | undefined;
  /** Languages that the texts have a translation in. */
  translated?: readonly string[] | undefined;
  error?: string | undefined;
  onChange: (language: Locale | null) => void;
};

/** Language of the texts of a vacancy: the one that the server recognises, or the choice of the recruiter. */
export function TextLanguage({ value, guessed, translated, onChange, ...field }: TextLanguageProps) {
  const t = useText();
  return (
    <NativeSelect
      {...field}
      label={t('editor.textLanguage')}
      hint={t('editor.textLanguage.hint')}
      value={value ?? ''}
      onChange={({ target }) => onChange(LOCALES.find((language) => language === target.value) ?? null)}
    >
      <option value="">
        {value === null && guessed
          ? t('editor.textLanguage.guessed', { language: LANGUAGES[guessed].name })
          : t('editor.textLanguage.auto')}
      </option>
      {LOCALES.map((language) => (
        <option key={language} value={language} disabled={translated?.includes(language)}>
          {LANGUAGES[language].name}
        </option>
      ))}
    </NativeSelect>
  );
}
