import { LANGUAGES, type Locale } from '@cpa/shared/contracts';
import { Slot } from '@cpa/shared/remote';
import { NativeSelect } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { versionsOf } from '../model/draft.ts';
import { originalLanguage } from '../model/previewVacancy.ts';
import { selectEditor } from '../state/editorSlice.ts';
import styles from './Preview.module.css';
import { type PreviewView, PreviewViews } from './PreviewViews.tsx';
import { usePreview } from './usePreview.ts';

type PreviewPaneProps = { views: readonly PreviewView[] };

/** The public components with the draft. They show but do not react: links and buttons inside are inert. */
export function PreviewPane({ views }: PreviewPaneProps) {
  const t = useText();
  const [view, setView] = useState<PreviewView>(views[0]!);
  const [language, setLanguage] = useState<Locale | null>(null);
  const vacancy = usePreview(language);
  return (
    <div className={styles.pane}>
      <div className="row-2 wrap center between">
        <h2 className={styles.title}>{t('editor.preview')}</h2>
        <LanguageSelect language={language} onChange={setLanguage} />
        <PreviewViews views={views} view={view} onChange={setView} />
      </div>
      {vacancy && (
        <div className={styles.frame} data-view={view} inert>
          {view === 'card' ? (
            <Slot name="vacancy.card-preview" props={{ vacancy }} />
          ) : (
            <Slot
              name="vacancy.page-preview"
              props={{ vacancy, layout: view === 'page' ? 'page' : 'panel' }}
            />
          )}
        </div>
      )}
      {view === 'card' && <p className="mute text-13-5">{t('editor.preview.cardNote')}</p>}
    </div>
  );
}

type LanguageSelectProps = { language: Locale | null; onChange: (language: Locale | null) => void };

/** Chooses the version to preview. Renders nothing for a text in one language. */
function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const t = useText();
  const { draft, vacancy } = useSelector(selectEditor);
  const original = originalLanguage(draft, vacancy);
  const versions = versionsOf(draft);
  if (versions.length === 0) return null;
  const languages = versions.map(([each]) => each);
  return (
    <NativeSelect
      label={t('editor.preview.language')}
      isLabelHidden
      value={language ?? ''}
      onChange={({ target }) => onChange(languages.find((each) => each === target.value) ?? null)}
    >
      <option value="">{original ? LANGUAGES[original].name : t('editor.preview.original')}</option>
      {languages.map((each) => (
        <option key={each} value={each}>
          {LANGUAGES[each].name}
        </option>
      ))}
    </NativeSelect>
  );
}
