import { useId } from 'react';
import { useText } from '../messages/texts.ts';
import { chooseTheme, themes } from './theme.ts';
import styles from './ThemeChoices.module.css';
import { useTheme } from './useTheme.ts';

type Props = {
  /** Side by side, or one below the other. */
  direction: 'row' | 'column';
  /** A press chose; the arrow keys only go through the choices. */
  onChosen?: () => void;
};

/** Light or dark. What the system prefers is offered by the specification, and disabled by it. */
export function ThemeChoices({ direction, onChosen }: Props) {
  const t = useText();
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className={styles[direction]}>
      <legend className={styles.legend}>{t('theme.label')}</legend>
      {themes.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === theme}
            onChange={() => chooseTheme(choice)}
            onClick={({ detail }) => detail > 0 && onChosen?.()}
          />
          {t(`theme.${choice}`)}
        </label>
      ))}
      <label className={styles.choice}>
        <input type="radio" name={name} value="system" disabled />
        {t('theme.system')}
      </label>
    </fieldset>
  );
}
