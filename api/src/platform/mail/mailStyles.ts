const SMALL = 'font-size:14px;line-height:20px;color:#4c6670';
const PADDING = '28px 36px';

/** Inline styles in the light colours, which clients without support for a style element use. */
export const STYLES = {
  ground: 'margin:0;padding:24px;background:#dce5e6;font-family:Inter,Arial,sans-serif;color:#0b2a33',
  preheader:
    'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#dce5e6',
  sheet:
    'width:100%;max-width:600px;margin:0 auto;background:#ffffff;border-radius:14px;overflow:hidden;overflow-wrap:anywhere;word-break:break-word',
  head: 'padding:16px 36px;border-bottom:1px solid #dce5e6',
  brand: 'font-size:18px;line-height:34px;font-weight:700;color:#0a4a57;vertical-align:middle',
  body: `padding:${PADDING}`,
  h1: 'margin:0 0 12px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em;color:#0a4a57',
  p: 'margin:0 0 16px;font-size:16px;line-height:24px',
  box: 'margin:4px 0 20px;border-collapse:separate;background:#f6f1e7;border-radius:12px;padding:10px 20px',
  boxTitle: 'padding:6px 0;font-size:17px;line-height:24px;font-weight:700',
  label: `padding:6px 16px 6px 0;vertical-align:top;overflow-wrap:normal;word-break:normal;${SMALL}`,
  value: 'padding:6px 0;font-size:15px;line-height:20px;text-align:right;vertical-align:top',
  total: 'padding:6px 0;font-size:20px;line-height:26px;font-weight:700;text-align:right;vertical-align:top',
  quote:
    'margin:4px 0 20px;border-collapse:separate;background:#e0f1f1;border-radius:12px;font-size:16px;line-height:24px',
  item: 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #dce5e6;font-size:16px;line-height:24px',
  itemLink: 'font-weight:600;color:#0b737d;text-decoration:none',
  buttonLine: 'margin:24px 0 12px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:10px;background:#0b737d;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none',
  small: `margin:0 0 8px;${SMALL}`,
  copy: `margin:16px 0 0;padding:16px 0 0;border-top:1px solid #dce5e6;${SMALL}`,
  link: 'color:#0b6670;text-decoration:underline',
  foot: `padding:20px 36px 24px;background:#f6f1e7;border-radius:0 0 14px 14px`,
  footLine: `margin:0 0 6px;${SMALL}`,
};

/** Dark colours and phone layout for clients that support a style element. */
export const COLOURS_AND_PHONE = `
@media (prefers-color-scheme: dark) {
.ground { background: #071216 !important; color: #eaf4f4 !important } .sheet { background: #0b1b21 !important }
.preheader { color: #071216 !important } .line { border-color: #23404a !important }
.foot, .box { background: #10242b !important } .quote { background: #12383e !important }
.small { color: #a3bbc1 !important } .brand { color: #bfe9e8 !important } .link { color: #3bb8b8 !important }
.button { background: #3bb8b8 !important; color: #04272b !important }
.crown { fill: #bfe9e8 !important }
}
@media (max-width: 480px) {
.ground { padding: 0 !important } .sheet, .foot { border-radius: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
.button { display: block !important; text-align: center !important }
}`;

/** The mark as in the header of the site. Clients that drop SVG show the name alone. */
export const MARK = `<svg viewBox="2.5 3.5 36 33.5" width="34" height="34" aria-hidden="true" style="vertical-align:middle;margin-right:10px"><circle cx="25.5" cy="10.5" r="6.5" fill="#f4b942"/><path class="crown" fill="#0a4a57" d="M12.6 33.2c.5-7 2.2-12.3 6-16.7-3.6-.5-7.300.4-10.800 2.900 2.200-5.500 7.100-8.300 12.900-7.700 6.400.7 11.900-.300 17.300-4.100-1.300 7.100-7.100 11.700-14.400 11.600-3.400 3.600-4.900 8.200-5.200 14z"/><path fill="#0e7c86" d="M3 33.500c5.500-1.500 10.500-1.500 16-.3 6.200 1.300 11.800 1.300 18 0v2.300c-6.200 1.300-11.800 1.300-18 0-5.500-1.200-10.500-1.200-16 .3z"/></svg>`;
