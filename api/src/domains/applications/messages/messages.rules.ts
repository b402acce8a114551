import type { Conversation, Membership } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';

/** Messages that an account can send in a minute. */
export const MAX_PER_MINUTE = 20;

interface Facts {
  /** Role of a caller from the company; null for the applicant. */
  membership: Membership | null;
  /** The application was withdrawn, erased or removed, or the vacancy is closed. */
  has_ended: boolean;
  /** The applicant has blocked the messages. */
  is_blocked: boolean;
  /** The applicant has blocked the company altogether. */
  blocks_company: boolean;
}

/** Returns why the caller cannot write; null if it can. */
export function closedFor({
  membership,
  has_ended,
  is_blocked,
  blocks_company,
}: Facts): Conversation['closed'] {
  if (membership === 'viewer') return 'viewer';
  if (has_ended) return 'ended';
  if (blocks_company) return membership === null ? 'company_blocked' : 'blocked';
  return is_blocked ? 'blocked' : null;
}

/** @throws DomainError 403 for viewers, 409 when the application has ended or the applicant blocks the messages. */
export function assertCanWrite(facts: Facts): void {
  if (facts.membership) assertWriter(facts.membership);
  const closed = closedFor(facts);
  if (closed === 'ended') throw new DomainError(409, 'conversation_ended');
  if (closed !== null) throw new DomainError(409, 'conversation_blocked');
}

/** Minutes after which the other side is mailed that a message is unread. */
export const UNREAD_MINUTES = 5;

const EXCERPT_LENGTH = 200;

/** Returns the beginning of a message for a mail, cut at a word. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
