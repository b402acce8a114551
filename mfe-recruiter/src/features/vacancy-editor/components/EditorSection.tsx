import { Card } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { Section } from '../model/draft.ts';
import styles from './EditorSection.module.css';

type EditorSectionProps = { section: Section; aside?: ReactNode; children: ReactNode };

/** ID of a section, the target of its step. */
export const sectionId = (section: Section): string => `section-${section}`;

/** A section of the editor with its heading. */
export function EditorSection({ section, aside, children }: EditorSectionProps) {
  const t = useText();
  const headingId = `${sectionId(section)}-heading`;
  return (
    <Card
      as="section"
      id={sectionId(section)}
      className={styles.section}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <div className="row-1-4 baseline between">
        <h2 id={headingId} className="text-20">
          {t(`editor.section.${section}`)}
        </h2>
        {aside && <span className="mute text-13-5">{aside}</span>}
      </div>
      {children}
    </Card>
  );
}
