/** The message of a change that can be undone. Few pages need it. */
export { UndoMessage } from './UndoMessage.tsx';
export { useSecondsLeft } from './useSecondsLeft.ts';
