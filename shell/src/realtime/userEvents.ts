/** `listening` each time the channel is joined, also after a break; `refused` when it could not be. */
export type UserEvent = 'listening' | 'refused' | 'user-verified';

/** Listens to the private channel of one person until the function it returns is called. */
export type OpenUserEvents = (userId: number, emit: (event: UserEvent) => void) => () => void;
