import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonColumn } from './json.ts';

export interface RealtimeEventsTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  sender: string;
  body: string;
}

export interface RealtimeInstancesTable {
  id: string;
  seen_at: Generated<Date>;
}

export interface RealtimeMembersTable {
  channel: string;
  socket_id: string;
  instance_id: string;
  user_id: string;
  user_info: JsonColumn<Json>;
}
