import { Button, Checkbox } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useMemo, useState } from 'react';
import { type TextKey, useText } from '../../../messages/texts.ts';
import type { TextPlace } from '../model/assignTexts.ts';
import { type ImportItem, importItems } from '../model/mergeImport.ts';
import type { ParsedResume } from '../../../resume-reading/reading/parseResume.ts';
import { useReadingText } from '../../../resume-reading/texts.ts';
import styles from './ImportDialog.module.css';
import { ImportEntry } from './ImportEntry.tsx';
import { UnassignedTexts } from './UnassignedTexts.tsx';

/** Choices of the applicant: omitted keys, and targets of texts by index. */
export type ImportChoice = { left: ReadonlySet<string>; places: ReadonlyMap<number, TextPlace> };

const KNOWN = new Set(
  'basics work education languages skills certificates volunteer projects awards publications interests references'.split(
    ' ',
  ),
);
/** Names of the contact details. */
const BASICS: Record<string, TextKey> = {
  name: 'cv.basics.name',
  label: 'cv.basics.label',
  email: 'cv.basics.email',
  phone: 'cv.basics.phone',
  url: 'cv.basics.url',
  location: 'cv.basics.city',
  profiles: 'cv.basics.profile',
  summary: 'cv.section.summary',
  image: 'cv.import.photo',
};

type ConfirmImportProps = ParsedResume & {
  onTake: (choice: ImportChoice) => void;
  onClose: () => void;
};

/** Everything that was found, each with a checkbox, and the texts without a field. */
export function ConfirmImport({ resume, unassigned, onTake, onClose }: ConfirmImportProps) {
  const t = useText();
  const tr = useReadingText();
  const items = useMemo(() => importItems(resume), [resume]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<ReadonlyMap<number, TextPlace>>(new Map());
  const sections = [...new Set(items.map(({ section }) => section))];
  const count = items.filter(({ key }) => !left.has(key)).length + places.size;
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const place = (index: number, chosen: TextPlace | null) => {
    const next = new Map(places);
    if (chosen) next.set(index, chosen);
    else next.delete(index);
    setPlaces(next);
  };
  const fieldName = ({ at }: ImportItem) => {
    const key = BASICS[String(at)];
    return key ? t(key) : String(at);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={tr('confirm')}
      size="large"
      actions={
        <Button disabled={count === 0} onClick={() => onTake({ left, places })}>
          {tr('take', { count })}
        </Button>
      }
    >
      <p className="below-3">{t(items.length > 0 ? 'cv.import.confirmText' : 'cv.import.nothing')}</p>
      {sections.map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{KNOWN.has(section) ? t(`cv.section.${section}` as TextKey) : section}</legend>
          {items
            .filter((item) => item.section === section)
            .map((item) =>
              section === 'basics' ? (
                <Checkbox
                  key={item.key}
                  label={
                    <>
                      <span className="mute">{fieldName(item)}:</span>{' '}
                      <span className="break pre-line">{item.text}</span>
                    </>
                  }
                  checked={!left.has(item.key)}
                  onChange={() => toggle(item.key)}
                />
              ) : (
                <ImportEntry key={item.key} item={item} left={left} onToggle={toggle} />
              ),
            )}
        </fieldset>
      ))}
      <UnassignedTexts texts={unassigned} places={places} onPlace={place} />
    </Dialog>
  );
}
