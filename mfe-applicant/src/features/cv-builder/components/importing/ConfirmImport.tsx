import type { JsonResume } from '@cpa/shared/contracts';
import { Button, Checkbox } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useMemo, useState } from 'react';
import { type text, useText } from '../../../../messages/texts.ts';
import { type ImportItem, importItems } from '../../model/mergeImport.ts';
import styles from './ImportDialog.module.css';

const KNOWN = new Set(
  'basics work education languages skills certificates volunteer projects awards publications interests references'.split(
    ' ',
  ),
);

type ConfirmImportProps = {
  found: JsonResume;
  onTake: (items: readonly ImportItem[]) => void;
  onClose: () => void;
};

/** Everything that was found, each with a checkbox. */
export function ConfirmImport({ found, onTake, onClose }: ConfirmImportProps) {
  const t = useText();
  const items = useMemo(() => importItems(found), [found]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const sections = [...new Set(items.map(({ section }) => section))].filter((section) => KNOWN.has(section));
  const chosen = items.filter(({ key }) => !left.has(key));
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cv.import.confirm')}
      size="large"
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          {t('cv.import.take', { count: chosen.length })}
        </Button>
      }
    >
      <p className={styles.intro}>{t(items.length > 0 ? 'cv.import.confirmText' : 'cv.import.nothing')}</p>
      {sections.map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{t(`cv.section.${section}` as Parameters<typeof text>[0])}</legend>
          {items
            .filter((item) => item.section === section)
            .map(({ key, text: label }) => (
              <Checkbox key={key} label={label} checked={!left.has(key)} onChange={() => toggle(key)} />
            ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
