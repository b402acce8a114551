import type { CalendarFeedSettings, Locale, NewCalendarFeed } from '@cpa/shared/contracts';
import type { Database } from '../../../../platform/database/connect.ts';
import { notFound } from '../../../../platform/errors/domainError.ts';
import { hashOfToken, newSecretToken } from '../../../accounts/secretTokens.ts';
import { writeCalendarFeed } from '../calendarFile.ts';
import { calendarEventOf, calendarNameIn } from '../interviews.mails.ts';
import * as repository from './calendarFeed.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
  mailFrom: string;
}

/** Creates a secret URL in place of an earlier one. Only the hash of its token is stored. */
export async function createAddress(
  { db, siteUrl }: Services,
  accountId: number,
  settings: CalendarFeedSettings,
): Promise<NewCalendarFeed> {
  const token = newSecretToken();
  await repository.replaceFeed(db, accountId, hashOfToken(token), settings);
  return {
    feed: await repository.readFeed(db, accountId),
    address: `${siteUrl}/api/calendars/interviews.ics?token=${token}`,
  };
}

/** Writes the calendar of a secret URL. @throws DomainError 404 for a URL that is unknown or was replaced. */
export async function readCalendar(services: Services, token: string): Promise<string> {
  const feed = await repository.takeFeed(services.db, hashOfToken(token));
  if (!feed) throw notFound('page');
  const language: Locale = feed.language ?? 'en';
  const interviews = await repository.readFeedInterviews(services.db, feed.account_id);
  const events = interviews.map((facts) => {
    const appointment = { startsAt: facts.starts_at!, minutes: facts.minutes, sequence: facts.sequence };
    const isNamed = feed.shows_names && !facts.asks_step;
    const shown = isNamed ? facts : { ...facts, name: null, note: '' };
    return calendarEventOf(shown, appointment, { side: 'company', language }, services);
  });
  return writeCalendarFeed(calendarNameIn(language), events, { language, ...services });
}
