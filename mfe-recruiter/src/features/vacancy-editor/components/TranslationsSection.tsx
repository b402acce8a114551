import { LANGUAGES, type Locale, LOCALES, type VacancyTexts } from '@cpa/shared/contracts';
import { Button, TextField } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { versionsOf } from '../model/draft.ts';
import { originalLanguage } from '../model/previewVacancy.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { selectEditor } from '../state/editorSlice.ts';
import { EditorSection } from './EditorSection.tsx';
import { versionFieldId } from './focusField.ts';
import styles from './TranslationsSection.module.css';
import { useDraftField } from './useDraftField.ts';
import { VersionQuestions } from './VersionQuestions.tsx';

const EMPTY: VacancyTexts = { title: '', description: '', requirements: '', benefits: '' };

/** Versions of the texts in other languages, which the company writes itself. */
export function TranslationsSection() {
  const t = useText();
  const { draft, vacancy } = useSelector(selectEditor);
  const { value, error, onChange } = useDraftField('translations');
  const [removed, setRemoved] = useState<{ language: Locale; texts: VacancyTexts } | null>(null);
  const original = originalLanguage(draft, vacancy);
  const free = LOCALES.filter((language) => language !== original && !value[language]);
  const add = (language: Locale, texts: VacancyTexts) => {
    setRemoved(null);
    onChange({ ...value, [language]: texts });
  };
  const remove = (language: Locale, texts: VacancyTexts) => {
    const { [language]: _, ...others } = value;
    onChange(others);
    setRemoved({ language, texts });
  };
  return (
    <EditorSection section="translations">
      <p className={styles.hint}>{t('editor.translations.hint')}</p>
      {versionsOf(draft).map(([language, texts]) => (
        <Version
          key={language}
          language={language}
          texts={texts}
          onChange={(change) => onChange({ ...value, [language]: { ...texts, ...change } })}
          onRemove={() => remove(language, texts)}
        />
      ))}
      {error && <p className="text-14 coral">{error}</p>}
      <div className={styles.actions}>
        {free.map((language) => (
          <Button
            key={language}
            variant="secondary"
            size="small"
            icon={<PlusIcon />}
            onClick={() => add(language, EMPTY)}
          >
            {t('editor.translations.add', { language: LANGUAGES[language].name })}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.removed}>
        {removed && (
          <>
            {t('editor.translations.removed', { language: LANGUAGES[removed.language].name })}{' '}
            <Button variant="quiet" size="small" onClick={() => add(removed.language, removed.texts)}>
              {t('editor.translations.restore', { language: LANGUAGES[removed.language].name })}
            </Button>
          </>
        )}
      </p>
    </EditorSection>
  );
}

type VersionProps = {
  language: Locale;
  texts: VacancyTexts;
  onChange: (change: Partial<VacancyTexts>) => void;
  onRemove: () => void;
};

/** Fields of a version. */
function Version({ language, texts, onChange, onRemove }: VersionProps) {
  const t = useText();
  const { revision, isChecked } = useSelector(selectEditor);
  const { name, tag } = LANGUAGES[language];
  const labelOf = (label: string) => t('editor.translations.field', { label, language: name });
  const gapOf = (field: 'title' | 'description') =>
    isChecked && texts[field].trim() === '' ? t(`editor.missing.${field}`) : undefined;
  return (
    <fieldset className={styles.version}>
      <legend className={styles.legend} lang={tag}>
        {name}
      </legend>
      <TextField
        id={versionFieldId(language, 'title')}
        label={labelOf(t('editor.title'))}
        lang={tag}
        maxLength={140}
        autoComplete="off"
        value={texts.title}
        error={gapOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {(['description', 'requirements', 'benefits'] as const).map((field) => (
        <RichTextField
          key={`${field} ${revision}`}
          id={versionFieldId(language, field)}
          label={labelOf(t(`editor.${field}`))}
          error={field === 'description' ? gapOf(field) : undefined}
          value={texts[field]}
          maxLength={field === 'description' ? 20_000 : 10_000}
          onChange={(markdown) => onChange({ [field]: markdown })}
        />
      ))}
      <VersionQuestions
        language={language}
        questions={texts.questions}
        onChange={(questions) => onChange({ questions })}
      />
      <Button variant="quiet" size="small" className={styles.remove} onClick={onRemove}>
        {t('editor.translations.remove', { language: name })}
      </Button>
    </fieldset>
  );
}
