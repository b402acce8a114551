import type { SectionName } from '@cpa/shared/contracts';
import { cvTexts } from '../../cv/content/cvTexts.ts';
import { plainWords } from '../../cv/content/plainWords.ts';

export type HeadingTarget = SectionName | 'contact';

/** Headings in English, Dutch, Spanish and Papiamento, in addition to those of our own CVs. */
const HEADINGS: Record<HeadingTarget, string> = {
  contact: `contact|contact details|contact information|personal details|personal information|personalia|
    persoonlijke gegevens|contactgegevens|gegevens|contacto|datos personales|datos de contacto|informacion personal|
    dato personal|datonan personal|informacion di contacto`,
  summary: `profile|summary|professional summary|about|about me|objective|career objective|personal statement|
    profiel|persoonlijk profiel|samenvatting|over mij|wie ben ik|doel|perfil|perfil profesional|perfil personal|
    resumen|resumen profesional|sobre mi|acerca de mi|objetivo|extracto|tocante mi|tokante mi|ken mi ta|mi perfil`,
  work: `experience|work experience|professional experience|employment|employment history|work history|
    career history|relevant experience|werkervaring|ervaring|relevante werkervaring|loopbaan|arbeidsverleden|
    experiencia|experiencia laboral|experiencia profesional|experiencia de trabajo|historial laboral|
    trayectoria profesional|experiencia di trabou|eksperensia di trabou|experiencia di trabao|trabou|historia di trabou`,
  education: `education|education and training|academic background|qualifications|studies|opleiding|opleidingen|
    onderwijs|opleiding en training|scholing|educacion|formacion|formacion academica|estudios|
    educacion y formacion|estudio|estudionan|educacion y estudio|enseñansa|skol`,
  languages: `languages|language skills|talen|talenkennis|idiomas|lenguas|idioma|idiomanan|lenga|lenganan|lenguanan`,
  skills: `skills|key skills|core skills|technical skills|skills and competencies|competencies|core competencies|
    computer skills|expertise|vaardigheden|competenties|computervaardigheden|kennis en vaardigheden|habilidades|
    competencias|aptitudes|destrezas|conocimientos|habilidades y competencias|abilidad|abilidadnan|habilidadnan|
    capacidadnan|kapasidatnan`,
  certificates: `certificates|certifications|licenses|licenses and certifications|courses|training|trainings|
    courses and certificates|certificaten|diploma s|cursussen|trainingen|cursussen en certificaten|certificados|
    certificaciones|cursos|cursos y certificados|certificadonan|curso|cursonan|diplomanan`,
  volunteer: `volunteering|volunteer work|volunteer experience|community service|vrijwilligerswerk|voluntariado|
    trabajo voluntario|trabou boluntario|trabou voluntario|boluntario`,
  projects: `projects|key projects|projecten|proyectos|proyectonan`,
  awards: `awards|honors|honours|honors and awards|achievements|prijzen|onderscheidingen|premios|reconocimientos|
    logros|premionan`,
  publications: `publications|publicaties|publicaciones|publicacionnan`,
  interests: `interests|hobbies|hobbies and interests|interesses|hobby s|hobby s en interesses|interessegebieden|
    intereses|aficiones|pasatiempos|interesnan|hobbynan`,
  references: `references|referees|referenties|referencias|referencianan|referencia`,
};

const TARGETS = new Map<string, HeadingTarget>(
  (Object.keys(HEADINGS) as HeadingTarget[]).flatMap((target) => {
    const ours = target === 'contact' ? [] : Object.values(cvTexts).map(({ sections }) => sections[target]);
    return [...HEADINGS[target].split('|'), ...ours].map((name) => [plainWords(name), target] as const);
  }),
);

/** Returns the section that a heading opens, or null. Reads "W O R K" and "SKILLS & COMPETENCIES" too. */
export function headingTarget(text: string): HeadingTarget | null {
  const plain = plainWords(text.replaceAll('&', ' and '));
  const isSpaced = /^(\p{L} )+\p{L}$/u.test(plain);
  return TARGETS.get(plain) ?? (isSpaced ? (TARGETS.get(plain.replaceAll(' ', '')) ?? null) : null);
}
