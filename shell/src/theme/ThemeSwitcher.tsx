import { MoonIcon, SunIcon } from 'lucide-react';
import { Disclosure } from '../layout/Disclosure.tsx';
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
    <Disclosure label={t('theme.label')} face={<Icon aria-hidden size={18} strokeWidth={1.8} />} isRound>
      {(close) => (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('theme.label')}</legend>
          {themes.map((choice) => (
            <Choice key={choice} choice={choice} isChosen={choice === theme} onChoose={close} />
          ))}
          <label className={styles.choice}>
            <input type="radio" name="theme" value="system" disabled />
            {t('theme.system')}
          </label>
        </fieldset>
      )}
    </Disclosure>
  );
}

function Choice({ choice, isChosen, onChoose }: { choice: Theme; isChosen: boolean; onChoose: () => void }) {
  const t = useText();
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="theme"
        value={choice}
        checked={isChosen}
        onChange={() => chooseTheme(choice)}
        onClick={onChoose}
      />
      {t(`theme.${choice}`)}
    </label>
  );
}
