/** Texts of a catalogue by key. */
type Catalogue = Record<string, string>;

/** A statement about money, storage or sending that a failure cannot know. */
const CLAIM =
  /nothing (was|has been|is) (charged|sent|saved|stored)|not (been )?(charged|sent|saved|stored)\b|could not (be (charged|sent|saved|stored)|(send|save|store|charge)\b)|(is|are) saved, and|you saved is safe|^failed to (send|save)/i;

/**
 * Texts that make such a statement, with what was checked before they show. A key with a sibling `unknown`, for example
 * `apply.failed` and `apply.unknown`, needs no entry: the page chooses between the two with `isOutcomeUnknown`.
 */
const CHECKED: Record<string, string> = {
  'application.missing.text': 'The API does not know the application.',
  'apply.notSentYet': 'No attempt was made.',
  'apply.profileUnseen': 'A rule of the API.',
  'bank.rejected': 'The bank reported it.',
  card_number: 'The API rejected the order.',
  'company.changes': 'The page compares with what the API returned.',
  'cv.save.deviceBlocked': 'The browser refused.',
  'cv.save.deviceFull': 'The browser refused.',
  'editor.save.conflict': 'The API rejected the version.',
  'import.saved': 'Counts of the response.',
  'moves.noteKept': 'A rule of the API.',
  'next.conflict': 'The API rejected the version.',
  'next.noteOffHint': 'A rule of the API.',
  'orders.why.cancelled': 'Status of the order.',
  'orders.why.expired': 'Status of the order.',
  'orders.why.failed': 'Status of the order.',
  'orders.why.open': 'A rule of the bank.',
  'outcome.cancelled.text': 'Status of the order.',
  'outcome.declined.text': 'Status of the order.',
  'outcome.expired.text': 'Status of the order.',
  'outcome.notTaken.text': 'Status of the order.',
  'outcome.unreachable.text': 'Status of the order.',
  'pay.bank.note': 'A rule of the bank.',
  'pay.notStored': 'A rule of the API.',
  'pay.promise': 'A rule of the API.',
  'pay.rejected': 'The API rejected the order (4xx).',
  'pending.next': 'A rule of the bank.',
  rating_changed: 'The API rejected the rating.',
  rating_removed: 'The API rejected the rating.',
  'setup.nothingCharged': 'A step before the payment.',
  status_changed: 'The API rejected the status.',
  'undo.done': 'The timer of the change was stopped.',
};

/** Returns the keys of a catalogue whose text claims something unchecked. The texts of the specification are exempt. */
export function findClaims(catalogue: Catalogue): string[] {
  return Object.entries(catalogue)
    .filter(([key, text]) => CLAIM.test(text) && !key.startsWith('toast.'))
    .map(([key]) => key)
    .filter((key) => !(key in CHECKED) && !(unknownOf(key) in catalogue));
}

const unknownOf = (key: string): string => key.replace(/[^.]+$/, 'unknown');
