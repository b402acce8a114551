import { readFileSync } from 'node:fs';

const NAMES = [
  'ink',
  'mute',
  'paper',
  'sand',
  'line',
  'sea',
  'lagoon',
  'lagoon-strong',
  'lagoon-soft',
  'on-lagoon',
  'sun',
  'sun-soft',
  'on-sun',
  'coral',
  'coral-soft',
  'leaf',
  'leaf-soft',
] as const;

type Theme = 'light' | 'dark';
type Colour = (typeof NAMES)[number];

const tokens = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8');

/**
 * Colours of both themes by the name of their CSS variable, for example `palette.dark.ink`. Mails and pages that
 * cannot load the style sheet of the site use them inline.
 */
export const palette = { light: coloursOf('light'), dark: coloursOf('dark') };

/** Returns declarations of all colours of a theme as CSS variables. */
export function colourVariables(theme: Theme): string {
  return NAMES.map((name) => `--${name}:${palette[theme][name]}`).join(';');
}

function coloursOf(theme: Theme): Record<Colour, string> {
  const start = tokens.indexOf(`[data-theme='${theme}']`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  const entries = NAMES.map((name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
    if (!value) throw new Error(`tokens.css has no colour --${name} in the ${theme} theme.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<Colour, string>;
}
