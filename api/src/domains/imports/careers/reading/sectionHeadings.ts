import { plain } from './jobWords.ts';

/** Headings about the work and who it is for; a page with some of them is about one vacancy. */
const ABOUT_WORK =
  /^(?:(?:about|over) (?:the|this|your|de|deze) (?:role|job|position|opportunity|functie|baan|rol)|(?:the|your|key|main|job|position|role)? ?(?:role|position|responsibilit(?:y|ies)|duties|tasks|requirements?|qualifications?|description|summary|overview|purpose|profile)(?: (?:and|&) \w+)?|(?:key )?(?:skills|experience)(?: (?:and|&) \w+)?|what you(?:'|’)?(?:ll| will| do| bring| need| have| get| can).*|what we(?:'|’)?(?:re| are)? (?:look|expect|ask|need|offer).*|who you are|you (?:have|are|bring|will)|your (?:tasks|profile|role|day|work|skills)|essential (?:functions|duties).*|minimum (?:qualifications|requirements)|(?:de |jouw |je )?(?:functie|functieomschrijving|functie-?eisen|functie-?inhoud|werkzaamheden|taken|takenpakket|profiel|functieprofiel|eisen|rol|baan|vacature)|wat (?:ga je|je gaat|wij|we|bieden|vragen|breng|verwachten|houdt|doe).*|(?:wij|we) (?:bieden|vragen|verwachten|zoeken)|dit (?:ga je|breng je|bieden|ben jij|vragen).*|jij (?:hebt|bent|bezit).*|ben jij.*|descripcion(?: del? (?:puesto|trabajo|cargo))?|(?:principales )?(?:funciones|responsabilidades|tareas|actividades)(?: principales)?|requisitos?|perfil(?: .*)?|(?:que )?(?:ofrecemos|buscamos|haras)|lo que (?:ofrecemos|buscamos|haras).*|(?:bo )?(?:tarea|tareanan|responsabilidad(?:nan)?|rekisito(?:nan)?|requisito(?:nan)?|perfil|trabou)|kico bo ta? ?.*|nos ta (?:ofrece|ofrese|pidi|spera).*|loke? (?:nos|bo) .*)\??:?$/;

/** Headings around vacancies that are not titles although some contain the name of a job. */
const OTHER =
  /^(?:about|our|how to|why|follow|meet|location|locatie|standplaats|ubicacion|luga|salary|salaris|salario|pay|compensation|remuneration|benefits?|perks|arbeidsvoorwaarden|beneficios|contact|apply|application|solliciteren|sollicitatie|interesse|interested|aplica|solicita|con pa|como |equal|diversity|training|culture|team|department|openings?|open (?:positions|roles|application|sollicitatie)|current (?:openings|vacancies)|job (?:openings|search)|vacanc|vacature|vacante|vacatura|careers?|jobs?|werken bij|work (?:at|with|for)|trabaja|traha|empleo|join|news|nieuws|noticias|history|mission|vision|values|opening hours|openingstijden|horario|preguntas|faq|privacy|cookie|share|deel|related|similar|gerelateerde|more (?:jobs|vacancies)|over ons|onze|wie (?:wij|we)|sobre|quienes|nuestr|tocante|ken nos|(?:stages?|internships?|traineeships?|apprenticeships?|practicas|pasantias?)$)\b/;

export function isSectionHeading(heading: string): boolean {
  const line = bare(heading);
  return (
    ABOUT_WORK.test(line) ||
    (OTHER.test(line) && !/^(?:contact|training|team|sales|salary|job) \w+(?:er|or|ist|ant|ent)$/.test(line))
  );
}

export function isAboutWork(heading: string): boolean {
  return ABOUT_WORK.test(bare(heading));
}

/** Words of careers pages, in a path, a title or a heading. */
const CAREERS =
  /\b(?:careers?|jobs?|job-?openings?|vacan\w+|vacatur\w+|hiring|we are hiring|werken-?bij|werk(?:en)?|join|open roles|openings?|positions?|empleos?|trabaj\w+|trabou|traha|ofertas?|wanted|gezocht|busca\w*|zoeken|looking for|recruitment|solliciteren)\b/;

/** Checks whether the page says that it is about jobs. */
export function isAboutJobs(...texts: string[]): boolean {
  return texts.some(
    (text) =>
      CAREERS.test(plain(text.slice(0, 300)).replaceAll(/[/_-]/g, ' ')) ||
      CAREERS.test(plain(text.slice(0, 300))),
  );
}

const bare = (heading: string): string =>
  plain(heading.slice(0, 200))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[¿¡:?!.]+/g, '')
    .trim();
