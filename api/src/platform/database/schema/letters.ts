import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonColumn } from './json.ts';

export interface NewsletterSubscribersTable {
  id: GeneratedAlways<number>;
  email: string;
  unsubscribe_token_hash: Buffer | null;
  confirm_token_hash: Buffer | null;
  /** When the link to confirm was last mailed. */
  confirm_sent_at: Date | null;
  /** Null: the address is not on the list yet. */
  confirmed_at: Date | null;
  created_at: Generated<Date>;
  unsubscribed_at: Date | null;
}

export interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  name: string | null;
  email: string;
  subject: string | null;
  message: string;
  created_at: Generated<Date>;
  answered_at: Date | null;
}

export interface SettingsTable {
  name: string;
  value: JsonColumn<Json>;
  updated_at: Generated<Date>;
}
