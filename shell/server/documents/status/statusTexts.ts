import type { Locale } from '@cpa/shared/contracts';
import type { Part, PartState } from './statusHistory.rules.ts';

type StatusTexts = {
  page: string;
  back: string;
  allWork: string;
  readOnly: string;
  slow: string;
  down: string;
  unknown: string;
  unknownText: string;
  since: string;
  checked: string;
  now: string;
  last: string;
  worked: string;
  longest: string;
  quiet: string;
  known: string;
  happened: string;
  nothing: string;
  ongoing: string;
  daysAgo: string;
  today: string;
  readOnlyText: string;
  table: string;
  day: string;
  minutes: string;
  was: Record<'slow' | 'down', string>;
  states: Record<PartState, string>;
  parts: Record<Part, string>;
};

/** `{…}` are values. */
export const STATUS_TEXTS: Record<Locale, StatusTexts> = {
  en: {
    page: 'Status',
    back: 'Back to the portal',
    allWork: 'Everything works',
    readOnly: 'The portal can be read only',
    slow: 'Slow: {parts}',
    down: 'Down: {parts}',
    unknown: 'We cannot tell right now',
    unknownText: 'This page works, its check does not. Last check: {time}.',
    since: 'Since {time}',
    checked: 'Checked at {time}, Aruba time',
    now: 'Now and the last 90 days',
    last: 'Last 90 days',
    worked: 'Worked',
    longest: 'Longest trouble',
    quiet: 'Days without any',
    known: 'Known trouble',
    happened: 'What happened',
    nothing: 'No trouble in the last 90 days.',
    ongoing: 'until now',
    daysAgo: '90 days ago',
    today: 'today',
    readOnlyText:
      'You can see vacancies as they were. Signing in, applying and paying wait. What you typed stays on your device.',
    table: 'Show as table',
    day: 'Day',
    minutes: '{count} min',
    was: { slow: 'Slow: {parts}', down: 'Down: {parts}' },
    states: { works: 'Works', slow: 'Slow', down: 'Down' },
    parts: {
      search: 'Search and vacancies',
      accounts: 'Sign in and accounts',
      applying: 'Applying',
      cv: 'CV builder',
      recruiters: 'Recruiter area',
      payments: 'Payments',
      mails: 'E-mails',
    },
  },
  pap: {
    page: 'Status',
    back: 'Bek na e portal',
    allWork: 'Tur cos ta traha',
    readOnly: 'Por lesa so riba e portal',
    slow: 'Ta bay poco poco: {parts}',
    down: 'No ta traha: {parts}',
    unknown: 'Na e momento aki nos no por bisa',
    unknownText: 'E pagina aki ta traha, pero e control no ta traha. Ultimo control: {time}.',
    since: 'For di {time}',
    checked: 'Controla {time}, ora di Aruba',
    now: 'Awor y e ultimo 90 dianan',
    last: 'Ultimo 90 dianan',
    worked: 'A traha',
    longest: 'Problema mas largo',
    quiet: 'Dia sin problema',
    known: 'Problema conoci',
    happened: 'Kico a pasa',
    nothing: 'No tabatin problema den e ultimo 90 dianan.',
    ongoing: 'te awor',
    daysAgo: '90 dia pasa',
    today: 'awe',
    readOnlyText:
      'Bo por mira e vacaturanan manera nan tabata. Drenta, aplica y paga mester warda. Loke bo a skirbi ta keda riba bo aparato.',
    table: 'Mustra como tabel',
    day: 'Dia',
    minutes: '{count} min',
    was: { slow: 'Tabata bay poco poco: {parts}', down: 'No a traha: {parts}' },
    states: { works: 'Ta traha', slow: 'Poco poco', down: 'No ta traha' },
    parts: {
      search: 'Busca y vacatura',
      accounts: 'Drenta y cuenta',
      applying: 'Aplica',
      cv: 'Traha bo CV',
      recruiters: 'Area di recruiter',
      payments: 'Pago',
      mails: 'E-mail',
    },
  },
  nl: {
    page: 'Status',
    back: 'Terug naar het portaal',
    allWork: 'Alles werkt',
    readOnly: 'Het portaal is alleen te lezen',
    slow: 'Traag: {parts}',
    down: 'Werkt niet: {parts}',
    unknown: 'We weten het nu niet',
    unknownText: 'Deze pagina werkt, de controle niet. Laatste controle: {time}.',
    since: 'Sinds {time}',
    checked: 'Gecontroleerd om {time}, tijd van Aruba',
    now: 'Nu en de laatste 90 dagen',
    last: 'Laatste 90 dagen',
    worked: 'Werkte',
    longest: 'Langste storing',
    quiet: 'Dagen zonder storing',
    known: 'Bekende storing',
    happened: 'Wat er is gebeurd',
    nothing: 'Geen storing in de laatste 90 dagen.',
    ongoing: 'tot nu',
    daysAgo: '90 dagen geleden',
    today: 'vandaag',
    readOnlyText:
      'Je ziet vacatures zoals ze waren. Inloggen, solliciteren en betalen moeten wachten. Wat je hebt getypt, blijft op je apparaat.',
    table: 'Als tabel tonen',
    day: 'Dag',
    minutes: '{count} min',
    was: { slow: 'Traag: {parts}', down: 'Werkte niet: {parts}' },
    states: { works: 'Werkt', slow: 'Traag', down: 'Werkt niet' },
    parts: {
      search: 'Zoeken en vacatures',
      accounts: 'Inloggen en accounts',
      applying: 'Solliciteren',
      cv: 'Cv-maker',
      recruiters: 'Recruiteromgeving',
      payments: 'Betalingen',
      mails: 'E-mails',
    },
  },
  es: {
    page: 'Estado',
    back: 'Volver al portal',
    allWork: 'Todo funciona',
    readOnly: 'El portal es de solo lectura',
    slow: 'Lento: {parts}',
    down: 'No funciona: {parts}',
    unknown: 'Ahora no lo sabemos',
    unknownText: 'Esta página funciona, la comprobación no. Última comprobación: {time}.',
    since: 'Desde {time}',
    checked: 'Comprobado a las {time}, hora de Aruba',
    now: 'Ahora y los últimos 90 días',
    last: 'Últimos 90 días',
    worked: 'Funcionó',
    longest: 'Problema más largo',
    quiet: 'Días sin problemas',
    known: 'Problema conocido',
    happened: 'Qué pasó',
    nothing: 'Ningún problema en los últimos 90 días.',
    ongoing: 'hasta ahora',
    daysAgo: 'hace 90 días',
    today: 'hoy',
    readOnlyText:
      'Ves las vacantes como estaban. Iniciar sesión, postularse y pagar tienen que esperar. Lo que escribiste queda en tu dispositivo.',
    table: 'Mostrar como tabla',
    day: 'Día',
    minutes: '{count} min',
    was: { slow: 'Lento: {parts}', down: 'No funcionó: {parts}' },
    states: { works: 'Funciona', slow: 'Lento', down: 'No funciona' },
    parts: {
      search: 'Búsqueda y vacantes',
      accounts: 'Inicio de sesión y cuentas',
      applying: 'Postulaciones',
      cv: 'Creador de CV',
      recruiters: 'Área de reclutadores',
      payments: 'Pagos',
      mails: 'Correos',
    },
  },
};

/** Fills the values of a text in. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
