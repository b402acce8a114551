import { VisuallyHidden } from '@cpa/shared/ui';
import { useId } from 'react';
import styles from './privacy.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; title: string; text: string }[];
  isColumn?: boolean;
  onChoose: (value: Value) => void;
};

/** A group of radio cards, each with a sentence. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  choices,
  isColumn,
  onChoose,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} data-column={isColumn || undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-describedby={`${name}${choice.value}`}
            onChange={() => onChoose(choice.value)}
          />
          <span className="semibold block">{choice.title}</span>
          <span id={`${name}${choice.value}`} className="mute text-14 block">
            {choice.text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
