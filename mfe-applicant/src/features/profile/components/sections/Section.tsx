import { Button, Card } from '@cpa/shared/ui';
import { PencilIcon } from '@cpa/shared/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { SectionId } from '../../model/sections.ts';
import styles from './Section.module.css';

type SectionProps = {
  id: Exclude<SectionId, 'level' | 'filling'>;
  /** Omit for a section whose entries are edited one by one. */
  editing?: { isOpen: boolean; onOpen: () => void };
  /** A sentence below the title. */
  intro?: string;
  children: ReactNode;
};

/** A card of the profile page with its title and its Edit button. */
export function Section({ id, editing, intro, children }: SectionProps) {
  const t = useText();
  const title = t(`section.${id}`);
  const edit = useRef<HTMLButtonElement>(null);
  const isOpen = editing?.isOpen ?? false;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focused field disappears with its form.
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card as="section" aria-labelledby={`section-${id}`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`section-${id}`} tabIndex={-1} className="text-19">
          {title}
        </h2>
        {editing && !isOpen && (
          <Button
            ref={edit}
            variant="quiet"
            size="small"
            icon={<PencilIcon size={16} />}
            aria-label={t('profile.editSection', { section: title })}
            onClick={editing.onOpen}
          >
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {intro && <p className="mute below-3">{intro}</p>}
      {children}
    </Card>
  );
}
