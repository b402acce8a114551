/** Sends an event to a realtime channel, as `private-user.7`. Failing is logged and never fails the call it belongs to. */
export type PublishEvent = (channel: string, event: string, data: Record<string, unknown>) => Promise<void>;
