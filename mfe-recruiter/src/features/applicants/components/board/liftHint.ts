/** ID of the text that says how a focused card is moved by keyboard. */
export const LIFT_HINT_ID = 'board-lift-hint';
