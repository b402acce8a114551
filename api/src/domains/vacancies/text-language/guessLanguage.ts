import { type Locale, LOCALES, type VacancyTexts } from '@cpa/shared/contracts';

/** Frequent words of each language, without accents. A word of several languages counts for each. */
const WORDS: Record<Locale, ReadonlySet<string>> = {
  en: listOf(`
    a about after all an and are as at available be before but by can day days do each every experience for free from
    good hand has have help home how hours if in into is it its job join keep know knowledge licence license like looking
    make month more must need night not of off on one open or other our out own people please required responsible send
    should skills so some staff such team than that the their them they this through time to two under until up us we week
    weekends welcome what when where which who will with without work working year years you your`),
  pap: listOf(`
    afo aki anochi antes aña awe ayuda bay bin bira bisti bo bon busca caba cada camber cas cerca compania conoce contesta
    conta cu cuida cuminsa cushina dado den desea di dia diabierna dialuna diasabra dos dunado e empleado encarga entre es
    experiencia ficho grandi ha hari haya hende hendenan henter hopi hunto hunga idioma ingles kico kier keda ken lesa limpi
    limpia limpiesa lo luna mainta manda manera mas mata merdia mes mester mi mira mucha muchanan na nada niun no nobo nos of
    ofrece ora orario otro pa paga pago papia papiamento persona pisca plaka pone por prepara problema promer punto purba
    regla rekisito ricibi salario semper siguridad siman sin skirbi spaño su ta tabata tempo tempran tene ternan tin trabao
    trabou traha trahado trahadonan tres tur turno un uza vacatura warda weekend wordo y yama yuda`),
  nl: listOf(`
    aan af al alle als altijd auto avond baan bedrijf ben bent bied bieden biedt bij bijna binnen collega collegas daar dag
    dagen dan dat de deze die dit door doen een eens eigen elke en er ervaring ga gaat gasten gebruik geen goed goede graag
    heb hebben hebt heeft helpt het hier hij hoe hun ik in is ja jaar je jij jou jouw kan kennis klanten komt kun kunt leidt
    maakt maand maar maken mbo meer mee mensen met minimaal moet na naar nacht neemt niet nieuwe nl nodig nog of om omgaan
    onder ons onze ook op over per rijbewijs salaris samen schrijft sollicitatie solliciteer spreekt staat stuur taken te
    team tegen ten ter tot twee uit uur uren van veel verantwoordelijk verzorgt verkoop via vol voor vrij wat we week weken
    weet welkom werk werken werkt wie wij wil worden wordt zelf zelfstandig zich zij zijn zoals zoeken zoekt zonder zorgt`),
  es: listOf(`
    a al algo antes atencion atender ayuda ayudar bien buen buena buenas buscamos cada casa clientes como con conocimiento
    cuando cuenta cuidado dar de debe del desde dia dias donde dos durante el ella ellos empleo empresa en enviar equipo es
    esa ese eso esta estamos estar este esto estos experiencia fin forma gerente ha hace hacer hasta hay horario horas
    huespedes idioma idiomas ingles ir jornada la las le les lo los mantener mañana mas mes meses mi minimo mucho muy nada ni
    no noche nos nuestra nuestro nuestros nueva nuevo o ofrecemos otra otras otro otros para pero persona personas por puede
    puedes que quien quieres requisitos salario se sea semana semanas ser servicio si sin sobre somos son su sus tambien te
    tener tiempo tiene tienes toda todas todo todos trabaja trabajar trabajo tu tus turno turnos un una uno y ya`),
};

/**
 * Guesses the language of a vacancy by counting the frequent words of each one. Returns null for a text with equal
 * counts of two languages, or without any such word, and never a language of its `translations`.
 */
export function guessLanguage(
  { title, description, requirements, benefits }: VacancyTexts,
  translations: object = {},
): Locale | null {
  const words = wordsOf([title, description, requirements, benefits].join(' '));
  const [best, second] = LOCALES.filter((language) => !Object.hasOwn(translations, language))
    .map((language) => ({ language, hits: words.filter((word) => WORDS[language].has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  return best && best.hits > (second?.hits ?? 0) ? best.language : null;
}

function listOf(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}

/** Keeps the ñ, which is a separate letter. */
function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{M}|(?<=n)(?!\u0303)\p{M}/gu, '');
  return folded.normalize('NFC').match(/\p{L}+/gu) ?? [];
}
