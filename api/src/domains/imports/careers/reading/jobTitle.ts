import { isOccupationName } from '../../../vacancies/query/occupationNames.ts';
import { namesJob, plain } from './jobWords.ts';
import { readLine } from './readHtml.ts';
import { isSectionHeading } from './sectionHeadings.ts';

const LONGEST_WORDS = 10;

/** Beginnings of announcements. What follows is the title: "We are looking for a", "Vacature:", "Nos ta busca un". */
const ANNOUNCES =
  /^(?:(?:vacanc(?:y|ies)|job opening|job|position|now hiring|hiring|we(?:'|’| a)re hiring|vacature|gezocht|gevraagd|vacante|se busca|se solicita|vacatura|ta busca|join us as)\s*(?::|–|—|-|\|)\s*|(?:we(?:'|’| a)re (?:looking for|hiring)|we look for|we seek|wanted|join us as|wij zoeken|we zoeken|wij zijn op zoek naar|gezocht|gevraagd|se busca|se solicita|buscamos|solicitamos|nos ta busca|ta busca|ta buscando|nos ta buscando)\s+(?:(?:an?|our|our next|een|ons nieuwe|una?|un) )?)/i;
/** Ends of announcements: "Barber wanted", "Kok gezocht". */
const ANNOUNCED = /\s+(?:wanted|needed|required|gezocht|gevraagd)[!.]?$/i;
const GENDERS = /\(\s*(?:m|f|v|h|x|d|w|man|vrouw)(?:\s*[/|]\s*(?:m|f|v|h|x|d|w|vrouw|man|divers))+\s*\)/i;
/** Beginnings of other headings that contain the name of a job: "Meet our chef", "From dishwasher to chef". */
const NO_TITLE =
  /^(?:a|an|the|from|our|your|my|meet|why|how|what|who|where|when|about|contact|ask|call|become|working|life|day|stories|een|onze|jouw|je|van|wie|wat|waarom|hoe|over|de|het|un|una|nuestr[oa]s?|tu|por|como|que|quien|sobre|de|nos|bo|con|kico|ken|pakico)\s|\b(?:of the (?:year|month)|van het jaar|del (?:ano|mes))\b|[.!?]$/i;

/** Returns the title without the words that announce it. */
export function titleIn(heading: string): string {
  const line = readLine(heading);
  return line.replace(ANNOUNCES, '').replace(ANNOUNCED, '').trim() || line;
}

/** Checks whether a heading announces a vacancy, whatever its title. */
export function isAnnouncement(heading: string): boolean {
  const line = readLine(heading);
  const title = titleIn(line);
  return (
    title !== line && title.length > 2 && title.split(' ').length <= LONGEST_WORDS && !isSectionHeading(title)
  );
}

/** Checks whether a heading or the text of a link is the title of a vacancy. */
export function isJobTitle(heading: string): boolean {
  const title = titleIn(heading);
  const words = title.split(' ');
  if (title.length < 3 || title.length > 100 || words.length > LONGEST_WORDS) return false;
  if (isSectionHeading(title) || NO_TITLE.test(plain(title)) || title.includes(': ')) return false;
  return (
    GENDERS.test(title) || namesJob(title) || isOccupationName(title.replaceAll(/\([^)]*\)/g, '').trim())
  );
}
