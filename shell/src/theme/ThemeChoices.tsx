import { VisuallyHidden } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../messages/texts.ts';
import { chooseTheme, themes } from './theme.ts';
import styles from './ThemeChoices.module.css';
import { useTheme } from './useTheme.ts';

type Props = {
  direction: 'row' | 'column';
  /** Called when a click chooses a theme; arrow keys only move through the choices. */
  onChosen?: () => void;
};

/** Choice of the theme. The specification offers the system's preference and disables it. */
export function ThemeChoices({ direction, onChosen }: Props) {
  const t = useText();
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className={styles[direction]}>
      <VisuallyHidden as="legend">{t('theme.label')}</VisuallyHidden>
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
