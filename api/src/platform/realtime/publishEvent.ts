/** Publishes an event to a channel, for example `private-user.7`. Failures are logged and never fail the caller. */
export type PublishEvent = (channel: string, event: string, data: Record<string, unknown>) => Promise<void>;
