/**
 * Returns whether a text names a skill as whole words and does not negate it ("No Excel needed"). Reads negations in
 * English, Dutch, Spanish and Papiamento. Returns false in doubt: a missing match misleads no user.
 */
export function asksFor(text: string, skill: string): boolean {
  const words = skill.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (words === '') return false;
  // The C of C++ and C# is not a word.
  const mention = new RegExp(String.raw`(?<![\p{L}\p{N}+#])${words}(?![\p{L}\p{N}+#])`, 'giu');
  for (const { 0: found, index } of text.matchAll(mention)) {
    const end = index + found.length;
    const before = text
      .slice(Math.max(0, index - CONTEXT), index)
      .split(SENTENCE_END)
      .at(-1)!;
    const after = text
      .slice(end, end + CONTEXT)
      .replace(LEADING_SEPARATOR, '')
      .split(SENTENCE_END)[0]!;
    if (!isNegatedBefore(before) && !NOT_NEEDED.test(after)) return true;
  }
  return false;
}

/** Characters before and after a skill that are read for a negation. */
const CONTEXT = 200;

/** Ends of the scope of one negation: of a sentence or line, and words that contrast the next part with the last. */
const SENTENCE_END =
  /[.!?;:](?=\s|$)|\s[-–—]\s|[\n\r<>•|]|(?<!\p{L})(?:but|however|although|maar|wel|pero|sino|aunque)(?!\p{L})/iu;

/** "Excel: not needed" and "Excel (not needed)" continue the sentence. */
const LEADING_SEPARATOR = /^\s*[:(–—-]\s*/u;

/** "Not only Excel", "no less than", "no problem" and the like deny nothing. */
const DENIES_NOTHING =
  /(?<!\p{L})(?:(?:not|no|niet|non) (?:only|just|alleen|solo|sólo|solamente|less|fewer|more|later|earlier|problem))(?!\p{L})/giu;

const NOT = String.raw`(?<!\p{L})(?:no|not|without|cannot|\p{L}+n['’]t|geen|niet|zonder|sin)(?!\p{L})`;
const NEEDED = String.raw`(?<!\p{L})(?:need(?:ed)?|required?|requirement|necessary|must|mandatory|essential|compulsory|prerequisite|nodig|vereiste?|noodzakelijk|verplicht|necesari[oa]s?|requerid[oa]s?|requieren?|obligatori[oa]s?|requisito|hace falta|nesesario|rekeri|mester)(?!\p{L})`;

const EVERY_NOT = new RegExp(NOT, 'giu');
/** The negation has ended: "no experience needed, Excel", "no diploma required and Excel". */
const NEEDED_BEFORE_NEXT = new RegExp(String.raw`${NEEDED}\s*(?:,|\)|(?:and|en|y|i)\s)`, 'iu');
const NOT_NEEDED = new RegExp(
  String.raw`^[^,]{0,30}?(?:${NOT}[^,]{0,30}?${NEEDED}|hoe(?:ft|ven) niet)`,
  'iu',
);

/** Returns whether the last negation before a skill covers it. */
function isNegatedBefore(text: string): boolean {
  const denied = text.replaceAll(DENIES_NOTHING, '');
  const last = [...denied.matchAll(EVERY_NOT)].at(-1);
  return last !== undefined && !NEEDED_BEFORE_NEXT.test(denied.slice(last.index + last[0].length));
}
