import { ArrowRightIcon, Button, classNames, EyeIcon, IconButton } from '@cpa/shared/ui';
import { memo, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { sectionsInOrder } from '../../../../cv-draft/draft.ts';
import { events, selectSettings } from '../../../../cv-draft/cvBuilderSlice.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';
import { BasicsForm } from './BasicsForm.tsx';
import { EntriesForm } from './EntriesForm.tsx';
import styles from './FormPane.module.css';
import { SummaryForm } from './SummaryForm.tsx';

/** The form of the chosen section, with a link to the next one. */
export const FormPane = memo(function FormPane() {
  const t = useText();
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const {
    place,
    place: { section },
    goTo,
  } = useEditorView();
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHidden = section !== 'basics' && settings.hiddenSections.includes(section);
  const all = ['basics', ...sectionsInOrder(settings)] as const;
  const next = all
    .slice(all.indexOf(section) + 1)
    .find((name) => name === 'basics' || !settings.hiddenSections.includes(name));
  const lastSection = useRef(section);
  useEffect(() => {
    if (lastSection.current === section) return;
    lastSection.current = section;
    pane.current?.scrollTo?.({ top: 0 });
  }, [section]);

  useEffect(() => {
    if (!place.isStart) return;
    pane.current?.scrollTo?.({ top: 0 });
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <section ref={pane} className={styles.pane} aria-labelledby="cv-form-title">
      <div className={styles.head}>
        <h2 ref={heading} id="cv-form-title" className={styles.title} tabIndex={-1}>
          {t(`cv.section.${section}`)}
        </h2>
        {section !== 'basics' && (
          <IconButton
            label={t('cv.section.inCv', { section: t(`cv.section.${section}`) })}
            icon={<EyeIcon />}
            className={classNames(styles.shown)}
            isPressed={!isHidden}
            onClick={() => dispatch(events.sectionToggled({ section }))}
          />
        )}
      </div>
      {isHidden && <p className={styles.note}>{t('cv.section.isHidden')}</p>}
      {section === 'basics' ? (
        <BasicsForm />
      ) : section === 'summary' ? (
        <SummaryForm />
      ) : (
        <EntriesForm key={section} section={section} />
      )}
      {next && (
        <div className={styles.next}>
          <Button
            variant="quiet"
            onClick={() => {
              goTo({ section: next });
              heading.current?.focus();
            }}
          >
            {t('cv.section.next', { section: t(`cv.section.${next}`) })}
            <ArrowRightIcon />
          </Button>
        </div>
      )}
    </section>
  );
});
