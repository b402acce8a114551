import { palette } from '@cpa/shared/server';
import { MARK_SIZE, MARK_URL } from './markImage.ts';

const { light, dark } = palette;

/** Ground behind the sheet in the dark theme, darker than any colour of the site. */
const DARK_GROUND = '#071216';

const SMALL = `font-size:14px;line-height:20px;color:${light.mute}`;
const PADDING = '28px 36px';

/** Inline styles in the light colours, which clients without support for a style element use. */
export const STYLES = {
  ground: `margin:0;padding:24px;background:${light.line};font-family:Inter,Arial,sans-serif;color:${light.ink}`,
  preheader: `display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${light.line}`,
  sheet: `width:100%;max-width:600px;margin:0 auto;background:${light.paper};border-radius:14px;overflow:hidden;overflow-wrap:anywhere;word-break:break-word`,
  head: `padding:16px 36px;border-bottom:1px solid ${light.line}`,
  brand: `font-size:18px;line-height:34px;font-weight:700;color:${light.sea};vertical-align:middle`,
  body: `padding:${PADDING}`,
  h1: `margin:0 0 12px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em;color:${light.sea}`,
  p: 'margin:0 0 16px;font-size:16px;line-height:24px',
  box: `margin:4px 0 20px;border-collapse:separate;background:${light.sand};border-radius:12px;padding:10px 20px`,
  boxTitle: 'padding:6px 0;font-size:17px;line-height:24px;font-weight:700',
  label: `padding:6px 16px 6px 0;vertical-align:top;overflow-wrap:normal;word-break:normal;${SMALL}`,
  value: 'padding:6px 0;font-size:15px;line-height:20px;text-align:right;vertical-align:top',
  total: 'padding:6px 0;font-size:20px;line-height:26px;font-weight:700;text-align:right;vertical-align:top',
  stages: 'margin:4px 0 20px;border-collapse:separate;border-spacing:0',
  stage:
    'padding:8px 4px 0 0;vertical-align:top;border-top:4px solid;font-size:14px;line-height:20px;overflow-wrap:normal;word-break:normal',
  done: `border-color:${light.lagoon};color:${light.mute}`,
  current: `border-color:${light.lagoon};color:${light.ink};font-weight:700`,
  open: `border-color:${light.line};color:${light.mute}`,
  day: `font-weight:400;color:${light.mute}`,
  quote: `margin:4px 0 20px;border-collapse:separate;background:${light['lagoon-soft']};border-radius:12px;font-size:16px;line-height:24px`,
  item: `margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${light.line};font-size:16px;line-height:24px`,
  itemLink: `font-weight:600;color:${light.lagoon};text-decoration:none`,
  buttonLine: 'margin:24px 0 12px',
  button: `display:inline-block;padding:12px 24px;border-radius:10px;background:${light.lagoon};color:${light.paper};font-size:16px;line-height:24px;font-weight:600;text-decoration:none`,
  small: `margin:0 0 8px;${SMALL}`,
  copy: `margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};${SMALL}`,
  link: `color:${light['lagoon-strong']};text-decoration:underline`,
  foot: `padding:20px 36px 24px;background:${light.sand};border-radius:0 0 14px 14px`,
  footLine: `margin:0 0 6px;${SMALL}`,
};

/** Dark colours and phone layout for clients that support a style element. */
export const COLOURS_AND_PHONE = `
@media (prefers-color-scheme: dark) {
.ground { background: ${DARK_GROUND} !important; color: ${dark.ink} !important } .sheet { background: ${dark.paper} !important }
.preheader { color: ${DARK_GROUND} !important } .line { border-color: ${dark.line} !important }
.foot, .box { background: ${dark.sand} !important } .quote { background: ${dark['lagoon-soft']} !important }
.done, .current { border-color: ${dark.lagoon} !important } .current { color: ${dark.ink} !important }
.open { border-color: ${dark.line} !important }
.small, .done, .open { color: ${dark.mute} !important } .brand { color: ${dark.sea} !important } .link { color: ${dark.lagoon} !important }
.button { background: ${dark.lagoon} !important; color: ${dark['on-lagoon']} !important }
}
@media (max-width: 480px) {
.ground { padding: 0 !important } .sheet, .foot { border-radius: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
.stage { font-size: 12px !important }
.button { display: block !important; text-align: center !important }
}`;

/** Logo of the site header. */
export const MARK = `<img class="mark" src="${MARK_URL}" alt="Logo" width="${MARK_SIZE}" height="${MARK_SIZE}" style="vertical-align:middle;margin-right:10px;border:0">`;
