/** `off`: letters, digits and symbols are not shortcuts. Null by default. */
type ShortcutSetting = {
  read: () => 'off' | null;
  write: (value: 'off' | null) => unknown;
  subscribe: (listener: () => void) => () => void;
};

/** Without a shell that stores the setting, all shortcuts work. */
let setting: ShortcutSetting = { read: () => null, write: () => {}, subscribe: () => () => {} };

export const shortcutSetting = (): ShortcutSetting => setting;

/** Sets where the setting is stored. Call it before the first render. */
export function storeShortcutSetting(stored: ShortcutSetting): void {
  setting = stored;
}
