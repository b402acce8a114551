/**
 * Tells whether a text names a skill as whole words and does not say that it is not needed ("No Excel needed"). Reads
 * negations in English, Dutch, Spanish and Papiamento. In doubt it answers no: a match that is missing misleads nobody.
 */
export function asksFor(text: string, skill: string): boolean {
  const words = skill.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (words === '') return false;
  // The C of C++ and C# is no word.
  const mention = new RegExp(String.raw`(?<![\p{L}\p{N}+#])${words}(?![\p{L}\p{N}+#])`, 'giu');
  return text
    .split(SENTENCE_END)
    .some((sentence) =>
      [...sentence.matchAll(mention)].some(
        ({ 0: { length }, index }) =>
          !isNegatedBefore(sentence.slice(0, index)) && !isNegatedAfter(sentence.slice(index + length)),
      ),
    );
}

/** Ends of what one negation covers: of a sentence or line, and words that set the next part against the last. */
const SENTENCE_END =
  /[.!?;:](?=\s|$)|[\n\r<>•|]|(?<!\p{L})(?:but|however|although|maar|wel|pero|sino|aunque)(?!\p{L})/iu;

/** "Not only Excel", "no less than", "no problem" and the like deny nothing. */
const DENIES_NOTHING =
  /(?<!\p{L})(?:(?:not|no|niet|non) (?:only|just|alleen|solo|sólo|solamente|less|fewer|more|later|earlier|problem))(?!\p{L})/giu;

const NOT = String.raw`(?<!\p{L})(?:no|not|without|cannot|\p{L}+n['’]t|geen|niet|zonder|sin)(?!\p{L})`;
const NEEDED = String.raw`(?<!\p{L})(?:need(?:ed)?|required?|requirement|necessary|must|nodig|vereiste?|noodzakelijk|verplicht|necesari[oa]s?|requerid[oa]s?|requieren?|obligatori[oa]s?|requisito|nesesario|rekeri|mester)(?!\p{L})`;

const LAST_NOT = new RegExp(`${NOT}(?!.*${NOT})(.*)$`, 'isu');
/** The negation has ended: "no experience needed, Excel", "no diploma required and Excel". */
const NEEDED_BEFORE_NEXT = new RegExp(String.raw`${NEEDED}\s*(?:,|\)|(?:and|en|y|i)\s)`, 'iu');
const NOT_NEEDED = new RegExp(String.raw`^[^,]{0,30}?${NOT}[^,]{0,30}?${NEEDED}`, 'iu');

function isNegatedBefore(text: string): boolean {
  const covered = LAST_NOT.exec(text.replaceAll(DENIES_NOTHING, ''))?.[1];
  return covered !== undefined && !NEEDED_BEFORE_NEXT.test(covered);
}

function isNegatedAfter(text: string): boolean {
  return NOT_NEEDED.test(text);
}
