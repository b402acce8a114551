import { escapeHtml } from '@cpa/shared/server';
import { PREVIEW_URL } from './previewRoutes.ts';
import type { PreviewedReleases } from './withPreviews.ts';

/** The page ends below its content, so that the notice covers none of it at the end. */
const STYLE =
  'body:has(#preview){padding-block-end:96px}' +
  '#preview{position:fixed;left:8px;bottom:8px;z-index:9999;display:flex;flex-wrap:wrap;gap:0 16px;' +
  'align-items:center;box-sizing:border-box;max-width:calc(100vw - 16px);padding:6px 14px;border-radius:10px;' +
  'background:#8a1c1c;color:#fff;font-size:14px;font-weight:600;line-height:20px;overflow-wrap:anywhere;' +
  'box-shadow:0 2px 8px #0005}' +
  '#preview a{padding-block:6px;color:#fff;text-decoration:underline;text-underline-offset:3px}' +
  '#preview a:focus-visible{outline:2px solid #fff;outline-offset:2px}' +
  '@media print{#preview{display:none}body:has(#preview){padding-block-end:0}}';

const end = (label = 'End the preview') => ({ label, action: 'end' });

const titleOf = ({ name, version }: { name: string; version: string | null }): string =>
  `${name} ${version?.slice(0, 8)}`;

const environmentTitle = (name: string, releases: { name: string; version: string }[]): string =>
  releases.length === 0 ? `${name}, as live` : `${name}: ${releases.map(titleOf).join(', ')}`;

const noticeOf = ({ remote, version, state, others = [] }: NonNullable<PreviewedReleases['preview']>) => {
  switch (state) {
    case 'shown':
      return {
        text:
          version === null
            ? environmentTitle(remote, others)
            : `Preview of ${[{ name: remote, version }, ...others].map(titleOf).join(', ')}`,
        links: [end('Back to the live site')],
      };
    case 'broken':
      return {
        text: `The preview of ${remote} did not load. You see the live site.`,
        links: [{ label: 'Try again', action: 'retry' }, end()],
      };
    case 'unfit':
      return {
        text: `The preview of ${remote} was deleted or no longer fits this site. You see the live site.`,
        links: [end()],
      };
  }
};

/** Renders the notice of a preview in a corner, with the link that ends it. */
export function previewBadge({ preview }: PreviewedReleases, nonce: string): string {
  if (!preview) return '';
  const { text, links } = noticeOf(preview);
  const anchors = links.map(({ label, action }) => `<a href="${PREVIEW_URL}/${action}">${label}</a>`);
  return (
    `<style nonce="${escapeHtml(nonce)}">${STYLE}</style>` +
    `<aside id="preview" aria-label="Preview"><span>${escapeHtml(text)}</span>${anchors.join('')}</aside>`
  );
}
