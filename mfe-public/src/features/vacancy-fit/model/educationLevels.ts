/** ID of the option "No diploma required". */
export const NO_DIPLOMA = 101;

const HAVO = 104;
const VWO = 105;
const EPI = 106;

/** Compares IDs of education options, which rise with their level. A profile without a level meets only the lowest. */
export function isEducationMet(required: number, own: number | undefined): boolean {
  if (required === NO_DIPLOMA) return true;
  if (own === undefined) return false;
  // Vocational education leads past the general schools HAVO and VWO, not through them.
  if (own === EPI && (required === HAVO || required === VWO)) return false;
  return own >= required;
}
