import { CheckIcon, classNames } from '@cpa/shared/ui';
import { memo, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { SectionName } from '@cpa/shared/contracts';
import { entriesOf, sectionsInOrder } from '../model/draft.ts';
import { sectionMoved, selectCv } from '../state/cvBuilderSlice.ts';
import { SectionItem } from './SectionItem.tsx';
import styles from './SectionList.module.css';
import { useEditorView } from './useEditorView.ts';

/** The sections in their order; contact details stay first. */
export const SectionList = memo(function SectionList() {
  const t = useText();
  const dispatch = useDispatch();
  const cv = useSelector(selectCv);
  const { place, goTo, announce } = useEditorView();
  const sections = sectionsInOrder(cv.settings);
  const { basics = {} } = cv.resume;
  const move = useCallback(
    (section: string, to: number) => {
      dispatch(sectionMoved({ section: section as SectionName, to }));
      announce(t('cv.sort.place', { place: to + 1, count: sections.length }));
    },
    [dispatch, announce, t, sections.length],
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
            <span className={styles.label}>{t('cv.section.basics')}</span>
            {isContactDone && <CheckIcon size={16} />}
          </button>
        </li>
        {sections.map((section, index) => (
          <SectionItem
            key={section}
            section={section}
            index={index}
            count={sections.length}
            entries={section === 'summary' ? (basics.summary ? 1 : 0) : entriesOf(cv, section).length}
            isHidden={cv.settings.hiddenSections.includes(section)}
            onMove={move}
          />
        ))}
      </ul>
    </nav>
  );
});
