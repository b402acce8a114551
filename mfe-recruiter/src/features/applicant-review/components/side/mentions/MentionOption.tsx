import type { CompanyMember } from '@cpa/shared/contracts';
import { useEffect, useRef } from 'react';
import styles from './MentionField.module.css';

type MentionOptionProps = {
  id: string;
  member: CompanyMember;
  isActive: boolean;
  onChoose: () => void;
};

export function MentionOption({ id, member: { name, email }, isActive, onChoose }: MentionOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keys are those of the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      translate="no"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{name}</span>
      <span className="mute text-13-5">{email}</span>
    </div>
  );
}
