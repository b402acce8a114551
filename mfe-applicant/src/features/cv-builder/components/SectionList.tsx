import { CheckIcon, classNames } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { memo, useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sectionIcons } from '../../../icons/sectionIcons.ts';
import { useText } from '../../../messages/texts.ts';
import type { SectionName } from '@cpa/shared/contracts';
import { entriesOf, sectionsInOrder } from '../../../cv-draft/draft.ts';
import { events, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';
import { SectionItem } from './SectionItem.tsx';
import styles from './SectionList.module.css';
import { useEditorView } from '../../../cv-draft/useEditorView.ts';

const ContactIcon = sectionIcons.basics;
/** Sections that are listed without entries too; the others are added when they are needed. */
const MAIN: ReadonlySet<SectionName> = new Set(['summary', 'work', 'education', 'languages', 'skills']);

/** The sections in their order; contact details stay first. */
export const SectionList = memo(function SectionList() {
  const t = useText();
  const dispatch = useDispatch();
  const cv = useSelector(selectCv);
  const { place, goTo, announce } = useEditorView();
  const { basics = {} } = cv.resume;
  const [added, setAdded] = useState<readonly SectionName[]>([]);
  const all = useMemo(() => sectionsInOrder(cv.settings), [cv.settings]);
  const countOf = (section: SectionName) =>
    section === 'summary' ? (basics.summary ? 1 : 0) : entriesOf(cv, section).length;
  const isListed = (section: SectionName) =>
    MAIN.has(section) ||
    countOf(section) > 0 ||
    added.includes(section) ||
    place.section === section ||
    cv.settings.hiddenSections.includes(section);
  const sections = all.filter(isListed);
  const others = all.filter((section) => !sections.includes(section));
  const listedOrder = sections.join();
  const move = useCallback(
    (section: string, to: number) => {
      const listed = listedOrder.split(',') as SectionName[];
      // Sections that are not listed have places in the order too.
      dispatch(events.sectionMoved({ section: section as SectionName, to: all.indexOf(listed[to]!) }));
      announce(t('cv.sort.place', { place: to + 1, count: listed.length }));
    },
    [dispatch, announce, t, all, listedOrder],
  );
  const isContactDone = Boolean(basics.name && basics.email && basics.phone);
  return (
    <nav className={styles.sections} aria-label={t('cv.sections')}>
      <p className={styles.hint} aria-hidden>
        <strong>{t('cv.sections')}</strong>
        <span>{t('cv.sections.hint')}</span>
      </p>
      <ul className={styles.list}>
        <li className={styles.item}>
          <button
            type="button"
            className={classNames(styles.section, styles.contact)}
            aria-current={place.section === 'basics' || undefined}
            onClick={() => goTo({ section: 'basics' })}
          >
            <ContactIcon className={styles.icon} />
            <span className="shrink grow">{t('cv.section.basics')}</span>
            {isContactDone && <CheckIcon size={16} />}
          </button>
        </li>
        {sections.map((section, index) => (
          <SectionItem
            key={section}
            section={section}
            index={index}
            count={sections.length}
            entries={countOf(section)}
            isHidden={cv.settings.hiddenSections.includes(section)}
            onMove={move}
          />
        ))}
        {others.length > 0 && (
          <li className={styles.add}>
            <Menu
              trigger={
                <button type="button" className={styles.addButton}>
                  <PlusIcon size={16} />
                  {t('cv.sections.add')}
                </button>
              }
              sections={[
                {
                  items: others.map((section) => {
                    const Icon = sectionIcons[section];
                    return { id: section, name: t(`cv.section.${section}`), icon: <Icon /> };
                  }),
                },
              ]}
              onChoose={(section) => {
                setAdded((before) => [...before, section]);
                goTo({ section });
              }}
            />
          </li>
        )}
      </ul>
    </nav>
  );
});
