import { createHash } from 'node:crypto';
import { dayInAruba, LANGUAGES, LOCALES, type Locale } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import { colourVariables, createServerTexts, escapeHtml, formatsFor } from '@cpa/shared/server';
import { SITE_MARK } from '../rendering/siteMark.ts';
import { documentTitle, SITE_NAME } from '../rendering/siteTexts.ts';
import { THEME_SCRIPT } from '../rendering/themeScript.ts';
import {
  type Day,
  dayState,
  minutesOf,
  type Part,
  PARTS,
  type PartState,
  shownDays,
  type StatusHistory,
  type Trouble,
  workedPercent,
} from './statusHistory.rules.ts';
import type english from './status.messages.json';
import type { Values } from './status.messages.values.ts';
import { type Notice, type PlannedWork, workAt } from './statusNotice.ts';

export const statusText = createServerTexts<typeof english, Values>(
  new URL('status.messages.json', import.meta.url),
);

/** Colours are inline: the page loads nothing, so that it works when nothing else does. */
const STYLE = `
:root{${colourVariables('light')};color-scheme:light}
[data-theme=dark]{${colourVariables('dark')};color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.frame{max-width:1120px;margin:0 auto;padding:0 16px 48px}
header{display:flex;align-items:center;gap:12px;padding:16px 0;margin-bottom:24px;border-bottom:1px solid var(--line);font-weight:650}
header svg{width:36px;height:36px}
header a{margin-left:auto;padding:8px 14px;border:1px solid var(--line);border-radius:10px;color:var(--lagoon);text-decoration:none}
a:focus-visible,summary:focus-visible{outline:2px solid var(--lagoon);outline-offset:2px}
.banner{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:24px;border-radius:14px;margin-bottom:20px}
.banner>div{flex:1 1 320px}
.banner.works{background:var(--leaf-soft)}.banner.slow,.banner.unknown{background:var(--sun-soft)}.banner.down{background:var(--coral-soft)}.banner.planned{background:var(--lagoon-soft)}
.icon{display:grid;place-items:center;width:48px;height:48px;border-radius:50%;font-size:24px;background:var(--leaf);color:var(--paper)}
.slow .icon,.unknown .icon{background:var(--sun);color:var(--on-sun)}.down .icon{background:var(--coral)}.planned .icon{background:var(--lagoon)}
h1{margin:0;font-size:28px;line-height:1.2}
h2{margin:0 0 12px;font-size:18px}
p{margin:4px 0 0}
.mute{color:var(--mute);font-size:14px}
.columns{display:grid;grid-template-columns:minmax(0,1fr) 260px;gap:20px;align-items:start}
.card{border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin-bottom:20px}
.notice{border-color:var(--sun)}
.part{display:grid;grid-template-columns:190px minmax(0,1fr) 74px 110px;gap:12px;align-items:center;padding:10px 0;border-top:1px solid var(--line);font-weight:600}
.part>span{min-width:0;overflow-wrap:anywhere;hyphens:auto}
.days{display:flex;gap:1px;height:22px;align-items:end}
.days i{flex:1;height:100%;background:var(--line)}
.days .works{background:var(--leaf)}.days .slow{background:var(--sun);height:50%}
.days .down{background:repeating-linear-gradient(45deg,var(--coral) 0 2px,var(--coral-soft) 2px 4px)}
.days .planned{background:var(--lagoon);height:50%}
.percent{text-align:right;font-weight:400;color:var(--mute)}
.state.works{color:var(--leaf)}.state.down{color:var(--coral)}
dl{display:grid;grid-template-columns:1fr auto;gap:8px;margin:0}dd{margin:0;font-weight:650}
ul{list-style:none;margin:0;padding:0}li{padding:10px 0;border-top:1px solid var(--line)}
table{border-collapse:collapse;margin-top:8px}td,th{padding:4px 16px 4px 0;text-align:left}
nav{display:flex;gap:16px;flex-wrap:wrap}nav a,.card a{color:var(--lagoon)}
@media(max-width:800px){.columns{grid-template-columns:minmax(0,1fr)}.part{grid-template-columns:minmax(0,1fr) auto}.days{grid-column:1/-1;grid-row:2;overflow:hidden}.days i:nth-child(-n+60){display:none}.percent,.caption{display:none}}
`;

/** Replaces the content every 30 seconds while the page is visible; a changed heading is announced. */
const REFRESH_SCRIPT = `setInterval(function(){if(document.hidden)return;fetch(location.href,{cache:'no-store'}).then(function(r){return r.ok?r.text():''}).then(function(t){if(!t)return;var n=new DOMParser().parseFromString(t,'text/html');['h1','.since','.content'].forEach(function(s){var a=document.querySelector(s),b=n.querySelector(s);if(a&&b&&a.innerHTML!==b.innerHTML)a.replaceChildren.apply(a,b.childNodes)});document.querySelector('.banner').className=n.querySelector('.banner').className},function(){})},30000)`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const STATUS_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(THEME_SCRIPT)} ${hashOf(REFRESH_SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Milliseconds after which a check is outdated. */
const STALE_MS = 180_000;

const ICONS = { works: '✓', slow: '!', down: '✕', planned: '↻', unknown: '?' };

/** Content of the page. */
export type Status = {
  /** Undefined before the first check. */
  history: StatusHistory | undefined;
  notices: readonly Notice[];
  /** Announced work that has not ended. */
  works: readonly PlannedWork[];
};

/** Renders the status page. */
export function statusPage(status: Status, locale: Locale, now: Date): string {
  const t = statusText(locale);
  const title = escapeHtml(documentTitle(t('page'), locale));
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGES[locale].tag}" data-theme="light">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="alternate" type="application/atom+xml" href="${localePath('/status/feed', locale)}"><style>${STYLE}</style><script>${THEME_SCRIPT}</script><script>${REFRESH_SCRIPT}</script>`,
    '<noscript><meta http-equiv="refresh" content="30"></noscript></head><body><div class="frame">',
    `<header>${SITE_MARK}${SITE_NAME}<a href="${localePath('/', locale)}">${t('back')}</a></header><main>`,
    banner(status, locale, now),
    `<div class="content">${noticeCard(status.notices, locale)}${content(status, locale, now)}</div>`,
    '</main><nav>',
    ...LOCALES.map(
      (each) =>
        `<a href="${localePath('/status', each)}" hreflang="${LANGUAGES[each].tag}" lang="${LANGUAGES[each].tag}">${LANGUAGES[each].name}</a>`,
    ),
    '</nav></div></body></html>',
  ].join('\n');
}

function banner({ history, works }: Status, locale: Locale, now: Date): string {
  const t = statusText(locale);
  const { formatTime } = formatsFor(locale);
  const isKnown = history !== undefined && now.getTime() - Date.parse(history.at) < STALE_MS;
  const work = workAt(works, now);
  const worstState = isKnown ? worst(history.states) : 'unknown';
  const state = work && (worstState === 'down' || worstState === 'slow') ? 'planned' : worstState;
  const headings = {
    works: t('allWork'),
    slow: t('slow', { parts: namesOf('slow', history?.states, locale) }),
    down: t('readOnly'),
    planned: t('planned', { time: work ? shortMoment(work.to, now.toISOString(), locale) : '' }),
    unknown: t('unknown'),
  };
  const since = isKnown
    ? t('since', { time: momentOf(history.since, locale) })
    : history && t('unknownText', { time: momentOf(history.at, locale) });
  return [
    `<div class="banner ${state}"><span class="icon" aria-hidden="true">${ICONS[state]}</span>`,
    `<div><div role="status"><h1>${headings[state]}</h1></div><div class="since"><p>${since ?? ''}</p>`,
    ...(state === 'down' ? [`<p>${t('readOnlyText')}</p>`] : []),
    ...(state === 'planned' && work ? [`<p>${escapeHtml(work.text)}</p>`] : []),
    ...(history ? [`<p class="mute">${t('checked', { time: formatTime(history.at) })}</p>`] : []),
    '</div></div></div>',
  ].join('');
}

/** Texts of the operator, in the language that they were written in. */
function noticeCard(notices: readonly Notice[], locale: Locale): string {
  if (notices.length === 0) return '';
  const items = notices.map(
    ({ at, text }) => `<li><span class="mute">${momentOf(at, locale)}</span><br>${escapeHtml(text)}</li>`,
  );
  return `<section class="card notice"><h2>${statusText(locale)('known')}</h2><ul>${items.join('')}</ul></section>`;
}

function content({ history, works }: Status, locale: Locale, now: Date): string {
  const cards = workCard(works, locale) + feedCard(locale);
  if (!history) return cards;
  const t = statusText(locale);
  const { days } = history;
  const shown = shownDays(now);
  const troubles = history.troubles.toReversed();
  const shares = PARTS.map((part) => workedPercent(history, part)).filter((share) => share !== undefined);
  const longest = Math.max(0, ...troubles.map((each) => minutesOf(each, now)));
  const known = shown.filter((day) => days[day]);
  const quiet = known.filter((day) => PARTS.every((part) => dayState(days[day], part) === 'works'));
  return [
    '<div class="columns"><div>',
    `<section class="card"><h2>${t('now')}</h2>`,
    ...PARTS.map((part) => partRow(history, part, shown, locale)),
    `<p class="mute caption">${t('daysAgo')} – ${t('today')}</p>${troubleTable(days, shown, locale)}</section>`,
    `<section><h2>${t('happened')}</h2><ul>`,
    ...(troubles.length > 0
      ? troubles.map((each) => troubleItem(each, locale, now))
      : [`<li>${t('nothing')}</li>`]),
    `</ul></section></div><div><section class="card"><h2>${t('last')}</h2><dl>`,
    `<dt>${t('worked')}</dt><dd>${percent(shares.length > 0 ? Math.min(...shares) : undefined, locale)}</dd>`,
    `<dt>${t('longest')}</dt><dd>${t('minutes', { count: longest })}</dd>`,
    `<dt>${t('quiet')}</dt><dd>${quiet.length} / ${known.length}</dd></dl></section>${cards}</div></div>`,
  ].join('');
}

function workCard(works: readonly PlannedWork[], locale: Locale): string {
  if (works.length === 0) return '';
  const items = works.map(
    (work) => `<li><strong>${spanOf(work, locale)}</strong><br>${escapeHtml(work.text)}</li>`,
  );
  return `<section class="card"><h2>${statusText(locale)('announced')}</h2><ul>${items.join('')}</ul></section>`;
}

function feedCard(locale: Locale): string {
  const t = statusText(locale);
  return `<section class="card"><h2>${t('beTold')}</h2><p><a href="${localePath('/status/feed', locale)}">${t('feed')}</a></p><p class="mute">${t('missing')} <a href="${localePath('/contact', locale)}">${t('write')}</a></p></section>`;
}

function partRow(history: StatusHistory, part: Part, days: string[], locale: Locale): string {
  const t = statusText(locale);
  const { formatWeekday } = formatsFor(locale);
  const bars = days.map((day) => {
    const state = dayState(history.days[day], part);
    const label = state ? ` class="${state}" title="${formatWeekday(day)}: ${t(`state.${state}`)}"` : '';
    return `<i${label}></i>`;
  });
  const state = history.states[part];
  return `<div class="part"><span>${t(`part.${part}`)}</span><span class="days" aria-hidden="true">${bars.join('')}</span><span class="percent">${percent(workedPercent(history, part), locale)}</span><span class="state ${state}"><span aria-hidden="true">${ICONS[state]} </span>${t(`state.${state}`)}</span></div>`;
}

/** The bars as text: the days on which something did not work. */
function troubleTable(byDay: Record<string, Day>, days: string[], locale: Locale): string {
  const t = statusText(locale);
  const rows = days.flatMap((day) =>
    PARTS.flatMap((part) => {
      const state = dayState(byDay[day], part);
      if (state === undefined || state === 'works') return [];
      const minutes = Math.max(1, Math.round((byDay[day]?.[state]?.[part] ?? 0) / 60));
      const cells = [t(`part.${part}`), t(`state.${state}`), t('minutes', { count: minutes })];
      return [
        `<tr><th scope="row">${formatsFor(locale).formatWeekday(day)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      ];
    }),
  );
  if (rows.length === 0) return '';
  return `<details><summary>${t('table')}</summary><table>${rows.join('')}</table></details>`;
}

function troubleItem(trouble: Trouble, locale: Locale, now: Date): string {
  const t = statusText(locale);
  const minutes = t('minutes', { count: minutesOf(trouble, now) });
  return `<li><strong>${troubleTitle(trouble, locale)}</strong> <span class="mute">${minutes}</span><p class="mute">${spanOf(trouble, locale)}</p></li>`;
}

/** Names the parts that did not work, such as `Down: Payments · Slow: E-mails`. */
export function troubleTitle({ parts, isPlanned = false }: Trouble, locale: Locale): string {
  const t = statusText(locale);
  const lines = (['down', 'slow'] as const)
    .map((state) => [state, namesOf(state, parts, locale)] as const)
    .filter(([, names]) => names !== '')
    .map(([state, names]) => t(`was.${state}`, { parts: names }));
  return (isPlanned ? [t('was.planned'), ...lines] : lines).join(' · ');
}

function momentOf(at: string, locale: Locale): string {
  const { formatTime, formatWeekday } = formatsFor(locale);
  return `${formatWeekday(at)}, ${formatTime(at)}`;
}

/** Writes the day of a moment only when it is not the day of `from`. */
function shortMoment(at: string, from: string, locale: Locale): string {
  const isSameDay = dayInAruba(new Date(at)) === dayInAruba(new Date(from));
  return isSameDay ? formatsFor(locale).formatTime(at) : momentOf(at, locale);
}

/** Formats a period, for example `Sunday 6 December, 05:00 – 05:30`. */
export function spanOf({ from, to }: { from: string; to?: string }, locale: Locale): string {
  const end = to === undefined ? statusText(locale)('ongoing') : shortMoment(to, from, locale);
  return `${momentOf(from, locale)} – ${end}`;
}

function worst(states: Record<Part, PartState>): PartState {
  const all = Object.values(states);
  return all.includes('down') ? 'down' : all.includes('slow') ? 'slow' : 'works';
}

const namesOf = (state: PartState, states: Partial<Record<Part, PartState>> = {}, locale: Locale): string =>
  formatsFor(locale).formatList(
    PARTS.filter((part) => states[part] === state).map((part) => statusText(locale)(`part.${part}`)),
  );

const percent = (value: number | undefined, locale: Locale): string =>
  value === undefined ? '–' : `${formatsFor(locale).formatNumber(value)} %`;
