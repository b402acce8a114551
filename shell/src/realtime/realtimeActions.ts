import { createAction } from '@reduxjs/toolkit';

/** An event of the shell arrived on the user's channel. The payload is not validated. */
export const shellEventReceived = createAction<{ name: string; payload: unknown }>(
  'realtime/shellEventReceived',
);

/** The connection is back; events may have been missed. */
export const realtimeReconnected = createAction('realtime/reconnected');
