/** Event on the private channel of a user, or a change of the subscription's state. */
export type ChannelEvent =
  /** Joined the channel, also after each reconnect. */
  | { type: 'subscribed' }
  /** The subscription was denied. */
  | { type: 'denied' }
  | { type: 'event'; name: string; payload: unknown };

/** Subscribes to a user's private channel. Returns the function that disconnects. */
export type OpenUserChannel = (userId: number, emit: (event: ChannelEvent) => void) => () => void;

/** The shell's own event: the e-mail address of the user was verified. */
export const USER_VERIFIED = 'user-verified';

/** Public channel on which the site announces other releases, its event, and the name under which pages handle it. */
export const RELEASES = { channel: 'releases', event: '.activated', name: 'releases-activated' };

/** Events on the user's channel that the shell handles itself. */
export const SHELL_EVENTS: readonly string[] = [USER_VERIFIED, 'notification', 'notifications-read'];
