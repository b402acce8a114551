import { Checkbox } from '@cpa/shared/ui';
import { type TextKey, useText } from '../../../messages/texts.ts';
import { formatCvDate } from '../../../cv-draft/cvDates.ts';
import type { EntrySection } from '../../../cv-draft/draft.ts';
import type { ImportItem } from '../model/mergeImport.ts';
import { sectionForms } from '../../../cv-draft/sectionForms.ts';
import styles from './ImportDialog.module.css';

const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);

type ImportEntryProps = {
  item: ImportItem;
  left: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

/** A found entry with a checkbox, and one for each of its fields. */
export function ImportEntry({ item, left, onToggle }: ImportEntryProps) {
  const t = useText();
  const { key, section, fields } = item;
  const form = section in sectionForms ? sectionForms[section as EntrySection] : undefined;
  const title = fields.find(({ field }) => field === form?.title) ?? fields[0];
  const isLeft = left.has(key);
  const nameOf = (field: string) =>
    form?.fields.some((each) => each.key === field) ? t(`cv.${section}.${field}` as TextKey) : field;
  if (fields.length < 2) {
    return <Checkbox label={item.text} checked={!isLeft} onChange={() => onToggle(key)} />;
  }
  return (
    <div className={styles.entry}>
      <Checkbox
        label={<strong>{title?.text ?? item.text}</strong>}
        checked={!isLeft}
        onChange={() => onToggle(key)}
      />
      {!isLeft && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <Checkbox
              key={field.key}
              label={
                <>
                  <span className="mute">{nameOf(field.field)}:</span>{' '}
                  <span className="break pre-line">
                    {DATES.has(field.field) ? formatCvDate(field.text) : field.text}
                  </span>
                </>
              }
              checked={!left.has(field.key)}
              onChange={() => onToggle(field.key)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
