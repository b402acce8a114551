import type { SuggestedOccupation } from '@cpa/shared/contracts';
import { useEffect, useRef } from 'react';
import styles from './OccupationField.module.css';

type OccupationOptionProps = {
  id: string;
  option: SuggestedOccupation;
  isActive: boolean;
  onChoose: () => void;
};

/** An occupation with the name that was typed and, in another language, its English name. */
export function OccupationOption({ id, option, isActive, onChoose }: OccupationOptionProps) {
  const { label, language, name } = option;
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
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span lang={language}>{label}</span>
      {name !== label && (
        <span className="mute" lang="en">
          {' '}
          {name}
        </span>
      )}
    </div>
  );
}
