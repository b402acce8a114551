import { compareKeys, LANGUAGES, type Locale } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import { escapeHtml } from '@cpa/shared/server';
import { documentTitle, SITE_NAME } from '../rendering/siteTexts.ts';
import { spanOf, type Status, statusText, troubleTitle } from './statusPage.ts';

type Entry = { id: string; title: string; updated: string; text: string };

/** Writes the troubles, notices and announced work of `/status` as an Atom feed (RFC 4287), the newest first. */
export function statusFeed(status: Status, locale: Locale, siteUrl: string): string {
  const page = siteUrl + localePath('/status', locale);
  const self = siteUrl + localePath('/status/feed', locale);
  const entries = entriesOf(status, locale).toSorted((a, b) => compareKeys(b.updated, a.updated));
  const updated = entries[0]?.updated ?? status.history?.since ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGES[locale].tag}">`,
    `<id>${escapeHtml(page)}</id><title>${escapeHtml(documentTitle(statusText(locale)('page'), locale))}</title>`,
    `<link href="${escapeHtml(page)}"/><link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<updated>${updated}</updated><author><name>${escapeHtml(SITE_NAME)}</name></author>`,
    ...entries.map(
      ({ id, title, updated: at, text }) =>
        `<entry><id>${escapeHtml(`${page}#${id}`)}</id><title>${escapeHtml(title)}</title><updated>${at}</updated>` +
        `<link href="${escapeHtml(page)}"/><content>${escapeHtml(text)}</content></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}

function entriesOf({ history, notices, works }: Status, locale: Locale): Entry[] {
  const t = statusText(locale);
  return [
    ...(history?.troubles ?? []).map((trouble) => ({
      id: `trouble-${trouble.from}`,
      title: troubleTitle(trouble, locale),
      updated: trouble.to ?? trouble.from,
      text: spanOf(trouble, locale),
    })),
    ...notices.map(({ at, text }) => ({ id: `notice-${at}`, title: t('known'), updated: at, text })),
    ...works.map((work) => ({
      id: `work-${work.from}`,
      title: `${t('announced')}: ${spanOf(work, locale)}`,
      updated: work.at,
      text: work.text,
    })),
  ];
}
