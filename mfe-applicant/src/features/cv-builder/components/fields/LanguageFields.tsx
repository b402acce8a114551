import { NativeSelect, TextField } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../../messages/texts.ts';

type FieldProps = { label: string; name: string; value: string; onChange: (value: string) => void };

const LANGUAGES = [
  'Papiamento',
  'Dutch',
  'English',
  'Spanish',
  'Portuguese',
  'French',
  'Chinese',
  'Haitian Creole',
];
const LEVELS = ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;

/** A language, with the ones spoken on Aruba as suggestions. */
export function LanguageField({ onChange, ...field }: FieldProps) {
  const listId = useId();
  return (
    <>
      <TextField {...field} list={listId} onChange={({ target }) => onChange(target.value)} />
      <datalist id={listId}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {language}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The level of a language. An unknown level, from an import, stays an option. */
export function LevelField({ onChange, value, ...field }: FieldProps) {
  const t = useText();
  const isOther = value !== '' && !(LEVELS as readonly string[]).includes(value);
  return (
    <NativeSelect {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('cv.level.none')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`cv.level.${level}`)}
        </option>
      ))}
      {isOther && <option value={value}>{value}</option>}
    </NativeSelect>
  );
}
