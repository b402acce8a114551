import { type Cv, type CvSettings, DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';

const PAPIAMENTO =
  'Mi ta traha cu pasenshi: mi a organisa e ruta di e bus, a cuminsa un ñapa pa ocho muchanan, y a skirbi ora tabata manera mester. Awe nùmber, sèptèmber, fiernan, flor y fjord.';
const DUTCH =
  'Coördinatie van de geïntegreerde reïntegratieprojecten met vijfentwintig collega’s; arbeidsongeschiktheidsverzekeringsmaatschappijen werden elk kwartaal efficiënt geïnformeerd.';
const SPANISH =
  'Dirigió la atención al huésped: niños, señoras y jubilados; resolvió averías con pingüinos de peluche y enseñó español a sus compañeros. ¿Qué más? ¡Muchísimo!';
const TEXTS = [PAPIAMENTO, DUTCH, SPANISH];
/** A word of 50 letters. */
const LONG_WORD = 'kwaliteitsbewustzijnsontwikkelingsprogrammaleiders';

const from = <T>(length: number, build: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => build(index));
const text = (index: number): string => TEXTS[index % TEXTS.length]!;

/** Builds a CV that is hard to lay out: 30 jobs, four languages, ligatures, long words, a side bar longer than a page. */
export function aHardCv(settings: Partial<CvSettings> = {}): Cv {
  return {
    resume: {
      basics: {
        name: 'Ñoëlla-Maximiliána Òduber-Wèver van der Biezen-Croes',
        label: 'Operations coördinator, afdeling fiscale efficiëntie & toerisme',
        email: 'noella-maximiliana.oduber-wever@very-long-subdomain.example-organisation.example.com',
        phone: '+297 568 2093',
        url: 'https://www.example.com/people/noella-maximiliana-oduber-wever/portfolio-2026',
        summary: TEXTS.join('\n'),
        location: { address: 'Caya Petronia 109-B', city: 'San Nicolas', countryCode: 'AW' },
      },
      work: from(30, (job) => ({
        position: `Puesto ${job + 1}: ${job % 2 ? 'coördinator' : 'hoofd financiële administratie en arbeidsvoorwaarden'}`,
        name: `Compañía ${job + 1} Łódź & Zü`,
        location: 'Oranjestad',
        startDate: `${2025 - job}-0${(job % 9) + 1}`,
        endDate: `${2026 - job}-0${(job % 9) + 1}`,
        summary: `Opdracht ${job + 1}. ${text(job)}`,
        highlights: from(1 + (job % 4), (line) => `Resultado ${job + 1}.${line + 1}: ${text(job + line)}`),
      })),
      education: from(8, (study) => ({
        studyType: `MAVO ${study + 1}`,
        area: 'Economía',
        institution: 'Colegio San Ignacio di Ariña',
        startDate: `${2000 + study}`,
        endDate: `${2001 + study}`,
      })),
      languages: [
        { language: 'Papiamento', fluency: 'native' },
        { language: 'Nederlands', fluency: 'C1' },
        { language: 'Español', fluency: 'C2' },
      ],
      skills: from(60, (skill) => ({
        name: `Vaardigheid ${skill + 1}`,
        keywords: skill % 2 ? ['efficiënt', 'affiniteit', LONG_WORD] : [],
      })),
      certificates: from(12, (certificate) => ({
        name: `Certificado nùmber ${certificate + 1}`,
        issuer: 'Fundashon Ñapa',
        date: `20${certificate + 10}-05-03`,
        url: `https://example.com/certificates/verify-this-certificate/abcdef-0123456789-${certificate}`,
      })),
      volunteer: [
        {
          position: 'Coördinator',
          organization: 'Playa Limpi',
          startDate: '2022',
          summary: `Playa. ${PAPIAMENTO}`,
        },
      ],
      references: [{ name: 'Zoë Ünal', reference: `Referencia. ${from(60, () => SPANISH).join(' ')}` }],
    },
    settings: { ...DEFAULT_CV_SETTINGS, font: 'lato', ...settings },
  };
}
