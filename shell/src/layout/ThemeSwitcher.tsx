import { MoonIcon, SunIcon } from '@cpa/shared/ui';
import { Disclosure, useCloseDisclosure } from '../disclosure/Disclosure.tsx';
import { useText } from '../messages/texts.ts';
import { ThemeChoices } from '../theme/ThemeChoices.tsx';
import { useTheme } from '../theme/useTheme.ts';

const icons = { light: SunIcon, dark: MoonIcon };

/** Theme button of the header. */
export function ThemeSwitcher() {
  const t = useText();
  const Icon = icons[useTheme()];
  return (
    <Disclosure label={t('theme.label')} face={<Icon />}>
      <ClosingChoices />
    </Disclosure>
  );
}

function ClosingChoices() {
  return <ThemeChoices direction="column" onChosen={useCloseDisclosure()} />;
}
