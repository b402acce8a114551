import type { Locale, Vacancy } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { previewVacancy } from '../model/previewVacancy.ts';
import { selectEditor } from '../state/editorSlice.ts';

/** Returns the draft as a public vacancy, in a language or as it was written; deferred, so that typing stays fast. */
export function usePreview(language: Locale | null): Vacancy | null {
  const t = useText();
  const { draft: current, vacancy, options, employer } = useSelector(selectEditor);
  const companies = useSelector(selectProfile)?.companies;
  const draft = useDeferredValue(current);
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const company = companies?.find(({ id }) => id === draft.company_id) ?? companies?.[0];
    if (!options || !company) return null;
    const { id, name, slug, logo } = company;
    return previewVacancy(draft, {
      vacancy,
      options,
      company: { id, name, slug, logo },
      employer: employer?.id === id ? employer : null,
      title: t('editor.preview.noTitle'),
      language,
      now,
    });
  }, [draft, vacancy, options, employer, companies, language, now, t]);
}
