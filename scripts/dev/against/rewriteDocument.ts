import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { escapeHtml } from '@cpa/shared/server';
import { scriptJson } from '../../../shell/server/documents/rendering/escape.ts';

type Active = { name: string; base_url: string; mirror_urls: string[] };

export type LocalRelease = {
  release: RemoteRelease;
  /** URL of the folder with its files. */
  baseUrl: string;
};

const RELEASE = /(<script type="application\/json" id="release">)([^<]*)/;
const IMPORT_MAP = /(<script type="importmap"[^>]*>)([^<]*)/;
const NONCE = /nonce="([\w-]+)"/;

/** Replaces a remote in a document of the site with a local release, and shows `notice` as a badge. */
export function rewriteDocument(html: string, local: LocalRelease | null, notice: string): string {
  const nonce = NONCE.exec(html)?.[1] ?? '';
  const document = local ? withRelease(html, local) : html;
  return document.replace('</body>', `${badge(notice, nonce)}\n</body>`);
}

/** Allows the import map of a rewritten document in the policy of the original one, which allows scripts by hashes. */
export function rewritePolicy(policy: string, original: string, rewritten: string): string {
  return policy.replace(hashOf(original), hashOf(rewritten));
}

function hashOf(html: string): string {
  const text = IMPORT_MAP.exec(html)?.[2] ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function withRelease(html: string, { release, baseUrl }: LocalRelease): string {
  const { remotes, ...document } = parse(html, RELEASE) as { remotes: Active[] };
  const replaced = remotes.find(({ name }) => name === release.name);
  const others = remotes.filter((remote) => remote !== replaced);
  const { heads: _heads, server: _server, ...rest } = release;
  const active = { ...rest, base_url: baseUrl, mirror_urls: [] };
  const { integrity } = parse(html, IMPORT_MAP) as { integrity: Record<string, string> };
  const scripts = release.files
    .filter(({ path }) => path.endsWith('.js'))
    .map((file) => [baseUrl + file.path, file.integrity] as const);
  return withoutPreloads(html, replaced)
    .replace(
      RELEASE,
      (_match, tag: string) => tag + scriptJson({ ...document, remotes: [...others, active] }),
    )
    .replace(
      IMPORT_MAP,
      (_match, tag: string) =>
        tag + scriptJson({ integrity: { ...integrity, ...Object.fromEntries(scripts) } }),
    );
}

function withoutPreloads(html: string, replaced: Active | undefined): string {
  if (!replaced) return html;
  const isTheirs = (line: string) => line.startsWith('<link') && line.includes(`href="${replaced.base_url}`);
  return html
    .split('\n')
    .filter((line) => !isTheirs(line))
    .join('\n');
}

function parse(html: string, script: RegExp): unknown {
  const text = script.exec(html)?.[2];
  if (!text) throw new Error('The document of the site has another format. Update this repository.');
  return JSON.parse(text);
}

/** Fixed in a corner, so that the page is not mistaken for the site. */
function badge(notice: string, nonce: string): string {
  return (
    `<style nonce="${nonce}">#local-build{position:fixed;left:8px;bottom:8px;z-index:9999;padding:6px 12px;` +
    `border-radius:10px;background:#8a1c1c;color:#fff;font:600 13px/1.4 sans-serif}</style>` +
    `<div id="local-build" role="status">${escapeHtml(notice)}</div>`
  );
}
