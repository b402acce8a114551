import type { PageSession, RenderedFrame } from '@cpa/shared/contracts';
import { avatarColour, escapeHtml, initialsOf } from '@cpa/shared/server';

/** Placeholders for user data that the code of releases must not see: no text contains them. */
const NAME = '\u{E000}cpa-first \u{E001}cpa-last';
const COMPANY = '\u{E002}cpa-company \u{E003}cpa-name';
const IMAGE = '/cpa-image-of-user';
const LOGO = '/cpa-logo-of-company';

/** Placeholder, with an index below 10, for each count above 1. */
const COUNT = 918_270;

/** From here on the bell shows no exact count. */
const MANY_UNREAD = 10;

/**
 * Returns a user without a name, for the frame of all users like this one: the same role, number of companies, kinds of
 * pictures and badges. Code of every team runs beside the code that renders it.
 */
export function anyUserLike({ image, profile }: PageSession): PageSession {
  return {
    name: NAME,
    image: image ? IMAGE : null,
    profile: profile && {
      ...profile,
      id: 0,
      email: '',
      applicant_id: null,
      name: NAME,
      image: profile.image ? IMAGE : null,
      waiting: profile.waiting && {
        ...profile.waiting,
        unread: Math.min(profile.waiting.unread, MANY_UNREAD),
        counts: profile.waiting.counts && standInCounts(profile.waiting.counts),
      },
      companies: profile.companies.slice(0, 2).map(({ logo, membership }, index) => ({
        id: index + 1,
        name: COMPANY,
        slug: '',
        logo: logo ? LOGO : null,
        membership,
      })),
    },
  };
}

const standInCounts = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.keys(counts).map((name, index) => [name, standIn(counts[name]!, index)]));

/** A message may have other forms for zero and one. */
const standIn = (count: number, index: number): number => (count > 1 ? COUNT + index : count);

/** Fills the frame of `anyUserLike` with its user. */
export function fillFrame(frame: RenderedFrame, { name, image, profile }: PageSession): RenderedFrame {
  const own = profile?.name || name || '';
  const company = profile?.companies[0];
  const [first = ''] = own.split(' ');
  const values: [string, string][] = [
    [NAME, own],
    [NAME.split(' ')[0]!, first],
    [initialsOf(NAME), initialsOf(own)],
    [COMPANY, company?.name ?? ''],
    [initialsOf(COMPANY), initialsOf(company?.name ?? '')],
    [IMAGE, profile?.image ?? image ?? ''],
    [LOGO, company?.logo ?? ''],
  ];
  const counts = Object.values(profile?.waiting?.counts ?? {});
  const counted = frame.html.replaceAll(
    /(?<!\d)918([.,]?)27(\d)(?!\d)/g,
    (match, separator: string, index: string) =>
      String(counts[Number(index)] ?? match).replaceAll(/\B(?=(?:\d{3})+$)/g, separator),
  );
  const html = values.reduce((text, [from, to]) => text.replaceAll(from, () => escapeHtml(to)), counted);
  const styles = frame.styles.map((style) =>
    style
      .replace(avatarColour(NAME), avatarColour(own))
      .replace(avatarColour(COMPANY), avatarColour(company?.name ?? '')),
  );
  return { ...frame, html, styles };
}
