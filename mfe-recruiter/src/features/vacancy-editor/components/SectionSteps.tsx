import { CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { SECTIONS, type Section } from '../model/draft.ts';
import type { SectionState } from '../model/sections.ts';
import { sectionId } from './EditorSection.tsx';
import styles from './SectionSteps.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

/** Links to the sections with their state; the one in view is current. */
export function SectionSteps({ states }: { states: Record<Section, SectionState> }) {
  const t = useText();
  const current = useCurrentSection();
  return (
    <nav className={styles.steps} aria-label={t('editor.steps')}>
      <ol className={styles.list}>
        {SECTIONS.map((section, index) => (
          <li key={section} className={styles.item}>
            <a
              href={`#${sectionId(section)}`}
              className={styles.step}
              data-state={states[section]}
              aria-current={section === current ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                const target = document.getElementById(sectionId(section));
                target?.scrollIntoView();
                target?.focus({ preventScroll: true });
              }}
            >
              <span className={styles.mark} aria-hidden="true">
                {states[section] === 'done' ? (
                  <CheckIcon size={15} />
                ) : states[section] === 'warning' ? (
                  '!'
                ) : (
                  index + 1
                )}
              </span>
              <span className="stack">
                {t(`editor.section.${section}`)}
                <span className={styles.note}>{t(`editor.state.${states[section]}`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
