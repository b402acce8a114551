import { MoonIcon, SunIcon } from '@cpa/shared/ui';
import { Disclosure, useCloseDisclosure } from '../layout/Disclosure.tsx';
import { useText } from '../messages/texts.ts';
import { type Theme, chooseTheme, themes } from './theme.ts';
import styles from './ThemeSwitcher.module.css';
import { useTheme } from './useTheme.ts';

const icons = { light: SunIcon, dark: MoonIcon };

/** Chooses between light and dark. What the system prefers is offered by the specification, and disabled by it. */
export function ThemeSwitcher() {
  const t = useText();
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Disclosure label={t('theme.label')} face={<Icon />}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('theme.label')}</legend>
        {themes.map((choice) => (
          <Choice key={choice} choice={choice} isChosen={choice === theme} />
        ))}
        <label className={styles.choice}>
          <input type="radio" name="theme" value="system" disabled />
          {t('theme.system')}
        </label>
      </fieldset>
    </Disclosure>
  );
}

function Choice({ choice, isChosen }: { choice: Theme; isChosen: boolean }) {
  const t = useText();
  const close = useCloseDisclosure();
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="theme"
        value={choice}
        checked={isChosen}
        onChange={() => chooseTheme(choice)}
        // A press chooses and is done; the arrow keys go through the choices.
        onClick={({ detail }) => detail > 0 && close()}
      />
      {t(`theme.${choice}`)}
    </label>
  );
}
