import { readFileSync } from 'node:fs';

/** Size in a mail, in CSS pixels. */
export const MARK_SIZE = 40;
/** Content-ID of the image that `transport.ts` attaches. */
const CONTENT_ID = 'mark@career-portal-aruba';

/** URL of the mark within a mail. Outlook and Gmail drop SVG, and images of other servers are blocked at first. */
export const MARK_URL = `cid:${CONTENT_ID}`;

/** The mark on a light ground with round corners, for light and dark mail clients; three pixels per CSS pixel. */
const content = readFileSync(new URL('mark.png', import.meta.url));

export const markAttachment = {
  filename: 'logo.png',
  content,
  cid: CONTENT_ID,
  contentDisposition: 'inline',
} as const;

/** Returns the mail with the mark inside, for showing it without its attachments. */
export function withMarkInside(html: string): string {
  return html.replace(MARK_URL, `data:image/png;base64,${content.toString('base64')}`);
}
