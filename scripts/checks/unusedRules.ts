import { load } from 'cheerio';
import postcss, { type Rule } from 'postcss';

/** Rules of a style sheet, in characters. */
export type RuleUse = { total: number; unused: number };

/** States, pseudo-elements and prefixed pseudo-classes: an element that may match one later is on the page now. */
const STATES =
  /::?-?(?!not\b|is\b|where\b|has\b|nth-|first-(?:child|of-type)|last-|only-|root\b|empty\b)[\w-]+(?:\([^()]*\))?/g;

/** Measures which rules of a style sheet apply to an element of the HTML, in any state and at any width. */
export function unusedRules(css: string, html: string): RuleUse {
  const $ = load(html);
  const use = { total: 0, unused: 0 };
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const { length } = rule.toString();
    use.total += length;
    if (!selectorsOf(rule).some((selector) => $(withoutStates(selector)).length > 0)) use.unused += length;
  });
  return use;
}

/** Selectors of a rule; in a nested one, `&` refers to the rule around it. */
function selectorsOf({ parent, selectors }: Rule): string[] {
  if (parent?.type !== 'rule') return selectors;
  const around = `:is(${selectorsOf(parent).join()})`;
  const nested = (selector: string) =>
    selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`;
  return selectors.map(nested);
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

/** `a:hover`, `:focus-visible` and `ul>::marker` become `a`, `*` and `ul>*`. */
const withoutStates = (selector: string): string =>
  selector
    .replace(STATES, '')
    .replace(/:(?:not|is|where|has)\(\s*\)/g, '')
    .replace(/([>+~\s(,]|^)(?=$|[>+~,)])/g, '$1*')
    .trim();
