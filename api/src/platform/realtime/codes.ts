/** https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/#error-codes */
export const CLOSE = {
  unknownApp: 4001,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  foreignOrigin: 4009,
  /** The client does not reconnect. */
  sessionEnded: 4010,
  /** The client backs off before reconnecting. */
  overCapacity: 4100,
  reconnectNow: 4200,
  noPong: 4201,
} as const;

/** Sent on a connection that stays open. */
export const ERROR = {
  unreadable: 4000,
  overCapacity: 4100,
  clientEventRefused: 4301,
} as const;
