import type { Role } from '@cpa/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

export interface AccountsTable {
  id: Generated<number>;
  role: Role;
  email: string;
  name: string;
  password_hash: string;
  image: string | null;
  verified_at: Date | null;
  banned_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionFamiliesTable {
  id: Generated<string>;
  account_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  family_id: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'verify' | 'reset' | 'magic';
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface ResetRequestsTable {
  id: GeneratedAlways<number>;
  email: string;
  request_id: string | null;
  purpose: Generated<'reset' | 'magic'>;
  /** Where a link to sign in leads, as `/plans?step=2`. */
  callback_path: string | null;
  created_at: Generated<Date>;
}

export interface SignInFailuresTable {
  id: GeneratedAlways<number>;
  email_hash: Buffer;
  place_hash: Buffer;
  at: Generated<Date>;
}

export interface SignInPlacesTable {
  account_id: number;
  place_hash: Buffer;
  seen_at: Generated<Date>;
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  account_id: number | null;
  action: string;
  subject: string | null;
  detail: ColumnType<Json, string | undefined, never>;
  request_id: string | null;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  recipient: string;
  /** The applicant whom a mail to somebody else tells of. */
  about_applicant_id: number | null;
  /** The address of whom a mail to the operator comes from. */
  about_email: string | null;
  template: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mail program can leave the list with one click. */
  unsubscribe_url: Generated<string | null>;
  /** A link in it opens something. */
  holds_secret: Generated<boolean>;
  created_at: Generated<Date>;
  send_after: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  given_up_at: Date | null;
}
