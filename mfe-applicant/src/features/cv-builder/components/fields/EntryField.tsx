import { Checkbox, TextArea, TextField } from '@cpa/shared/ui';
import { type TextKey, useText } from '../../../../messages/texts.ts';
import type { Entry, EntrySection } from '../../../../cv-draft/draft.ts';
import type { FieldForm } from '../../../../cv-draft/sectionForms.ts';
import { DateField } from './DateField.tsx';
import { LanguageField, LevelField } from './LanguageFields.tsx';
import { LinesField } from './LinesField.tsx';
import { TagsField } from './TagsField.tsx';

type EntryFieldProps = {
  section: EntrySection;
  field: FieldForm;
  entry: Entry;
  onChange: (changes: Entry) => void;
};

/** A field of an entry, by its kind. */
export function EntryField({ section, field: { key, kind }, entry, onChange }: EntryFieldProps) {
  const t = useText();
  const label = t(`cv.${section}.${key}` as TextKey);
  const value = typeof entry[key] === 'string' ? entry[key] : '';
  const list = Array.isArray(entry[key]) ? (entry[key] as string[]) : [];
  const change = (next: unknown) => onChange({ [key]: next });
  const props = { label, name: key, value, onChange: change };
  if (kind === 'date') return <DateField {...props} />;
  if (kind === 'endDate') return <EndDateField {...props} section={section} entry={entry} />;
  if (kind === 'lines') return <LinesField {...props} value={list} />;
  if (kind === 'tags') return <TagsField {...props} value={list} />;
  if (kind === 'level') return <LevelField {...props} />;
  if (kind === 'language') return <LanguageField {...props} />;
  const control = { ...props, onChange: ({ target }: { target: { value: string } }) => change(target.value) };
  if (kind === 'paragraph') return <TextArea {...control} rows={3} />;
  return <TextField {...control} {...(kind === 'url' && { inputMode: 'url' as const })} />;
}

type EndDateProps = {
  section: EntrySection;
  label: string;
  name: string;
  value: string;
  entry: Entry;
  onChange: (value: unknown) => void;
};

/** The end of a period, or the present: then the key is absent. */
function EndDateField({ section, entry, ...field }: EndDateProps) {
  const t = useText();
  const isOngoing = entry[field.name] === undefined;
  return (
    <div className="stack-2">
      <DateField {...field} disabled={isOngoing} onPresent={() => field.onChange(undefined)} />
      <Checkbox
        label={t(section === 'work' ? 'cv.work.now' : 'cv.now')}
        checked={isOngoing}
        onChange={({ target }) => field.onChange(target.checked ? undefined : '')}
      />
    </div>
  );
}
