import { useKitText } from '../../i18n/index.ts';
import { Checkbox } from '../field/Checkbox.tsx';
import { shortcutSetting } from './shortcutSetting.ts';
import { useAreShortcutsOn } from './useAreShortcutsOn.ts';

/** Turns the shortcuts of letters, digits and symbols on or off, on all pages of this browser. */
export function ShortcutSwitch() {
  const t = useKitText();
  const isOn = useAreShortcutsOn();
  return (
    <Checkbox
      label={t('shortcuts.switch')}
      checked={isOn}
      onChange={({ target }) => shortcutSetting().write(target.checked ? null : 'off')}
    />
  );
}
