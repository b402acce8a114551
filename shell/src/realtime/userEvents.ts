import type {
  applicationReceivedHeard,
  applicationStatusHeard,
  importProgressHeard,
} from '@cpa/shared/session';

/** News that the shell passes on to whichever remote shows what it is about. */
export type News = ReturnType<
  typeof applicationReceivedHeard | typeof applicationStatusHeard | typeof importProgressHeard
>;

/** `listening` each time the channel is joined, also after a break; `refused` when it could not be. */
export type UserEvent = 'listening' | 'refused' | 'user-verified' | News;

/** Listens to the private channel of one person until the function it returns is called. */
export type OpenUserEvents = (userId: number, emit: (event: UserEvent) => void) => () => void;
