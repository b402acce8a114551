import { plainWords } from '../../cv/content/plainWords.ts';
import { partsOf, trimmed } from './resumeLine.ts';

/** Title and organization of an entry, and where it was. */
export type EntryNames = { title: string; organization: string; place: string };

const ORGANIZATION =
  /\b(?:n ?v|b ?v|v ?b ?a|s ?a|inc|ltd|llc|hotel|resort|restaurant|bar|bank|banco|airport|airlines|stichting|fundacion|fundashon|foundation|supermarket|school|scol|skol|college|colegio|university|universiteit|universidad|instituto|institute|academy|academia|ministerio|gobierno|group|company|compania|shop|store|clinic|hospital|epi|epb|havo school)\b/;
const JOB =
  /\b(?:manager|supervisor|assistant|asistente|agent|officer|clerk|cook|chef|waiter|waitress|bartender|cashier|receptionist|housekeeper|driver|teacher|nurse|engineer|developer|designer|accountant|consultant|director|coordinator|coordinador[a]?|intern|trainee|medewerk(?:er|ster)|kok|ober|verpleegkundige|leraar|monteur|stagiair[e]?|beheerder|gerente|encargad[oa]|cocinero|cocinera|mesero|mesera|camarero|cajera|cajero|recepcionista|enfermera|enfermero|maestro|maestra|chofer|secretaria|empleado|trahador|ayudante|specialist|technician|analyst|administrator|representative|attendant|barista|host|hostess|guard|lead)\b/;
const PLACE =
  /\b(?:aruba|oranjestad|noord|palm beach|eagle beach|san nicolas|santa cruz|savaneta|paradera|curacao|willemstad|bonaire|sint maarten|nederland|netherlands|amsterdam|rotterdam|utrecht|den haag|leiden|miami|bogota|caracas|maracaibo)\b/;

/** Names an entry from the lines of its title: "Cook, Hotel X, Noord", or a line each. */
export function namesOf(lines: readonly string[]): EntryNames {
  const parts = lines.flatMap(partsOf);
  const all = parts.length === 1 ? byComma(parts[0]!) : [parts[0] ?? '', ...parts.slice(1).flatMap(byComma)];
  const [first = '', second = '', ...others] = all;
  const isReversed = isJob(second) && !isJob(first) && !isOrganization(second);
  const [title, organization] = isReversed ? [second, first] : [first, second];
  if (others.length === 0 && isPlace(organization) && !isOrganization(organization)) {
    return { title, organization: '', place: organization };
  }
  return { title, organization, place: others.join(', ') };
}

/** Names a study: "HBO Bachelor, Hospitality, Instituto X". */
export function studyNames(lines: readonly string[]): { study: string; area: string; school: string } {
  const parts = lines.flatMap(partsOf).flatMap(byComma);
  const at = parts.findIndex((part) => isOrganization(part));
  if (parts.length === 1) return at === 0 ? names('', '', parts[0]!) : names(parts[0]!, '', '');
  if (at === -1) {
    const [study = '', ...rest] = parts;
    return rest.length > 1
      ? names(study, rest[0]!, rest.slice(1).join(', '))
      : names(study, '', rest.join(', '));
  }
  const studies = [...parts.slice(0, at), ...(at === 0 ? parts.slice(1) : [])];
  const school = at === 0 ? [parts[0]!] : parts.slice(at);
  return names(studies[0] ?? '', studies.slice(1).join(', '), school.join(', '));
}

const names = (study: string, area: string, school: string) => ({ study, area, school });

function byComma(text: string): string[] {
  return text
    .split(/,\s+|\s+(?:at|bij|@)\s+/)
    .map(trimmed)
    .filter(Boolean);
}

export const isOrganization = (text: string): boolean => ORGANIZATION.test(plainWords(text));
const isJob = (text: string): boolean => JOB.test(plainWords(text)) && !/\b(?:n\.?v|b\.?v)\.?$/i.test(text);
const isPlace = (text: string): boolean => PLACE.test(plainWords(text));
