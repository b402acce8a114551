import type { CvSettings, SectionName } from '@cpa/shared/contracts';

export type Language = CvSettings['language'];

type Texts = {
  present: string;
  contact: string;
  phone: string;
  email: string;
  photoOf: string;
  months: string[];
  /** Levels of languages that are not written as A1 to C2. */
  levels: Record<string, string>;
  sections: Record<SectionName, string>;
};

/** Texts that a CV shows itself. Papiamento in the spelling of Aruba. */
export const cvTexts: Record<Language, Texts> = {
  en: {
    present: 'present',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    photoOf: 'Photo of {name}',
    levels: { native: 'native', fluent: 'fluent', conversational: 'conversational', basic: 'basic' },
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    sections: {
      summary: 'Profile',
      work: 'Work experience',
      education: 'Education',
      languages: 'Languages',
      skills: 'Skills',
      certificates: 'Certificates',
      volunteer: 'Volunteering',
      projects: 'Projects',
      awards: 'Awards',
      publications: 'Publications',
      interests: 'Interests',
      references: 'References',
    },
  },
  nl: {
    present: 'heden',
    contact: 'Contact',
    phone: 'Telefoon',
    email: 'E-mail',
    photoOf: 'Foto van {name}',
    levels: { native: 'moedertaal', fluent: 'vloeiend', conversational: 'gesprek', basic: 'basis' },
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ],
    sections: {
      summary: 'Profiel',
      work: 'Werkervaring',
      education: 'Opleiding',
      languages: 'Talen',
      skills: 'Vaardigheden',
      certificates: 'Certificaten',
      volunteer: 'Vrijwilligerswerk',
      projects: 'Projecten',
      awards: 'Prijzen',
      publications: 'Publicaties',
      interests: 'Interesses',
      references: 'Referenties',
    },
  },
  es: {
    present: 'actualidad',
    contact: 'Contacto',
    phone: 'Teléfono',
    email: 'Correo',
    photoOf: 'Foto de {name}',
    levels: { native: 'nativo', fluent: 'fluido', conversational: 'conversacional', basic: 'básico' },
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    sections: {
      summary: 'Perfil',
      work: 'Experiencia laboral',
      education: 'Formación',
      languages: 'Idiomas',
      skills: 'Habilidades',
      certificates: 'Certificados',
      volunteer: 'Voluntariado',
      projects: 'Proyectos',
      awards: 'Premios',
      publications: 'Publicaciones',
      interests: 'Intereses',
      references: 'Referencias',
    },
  },
  pap: {
    present: 'awor',
    contact: 'Contacto',
    phone: 'Telefon',
    email: 'E-mail',
    photoOf: 'Potret di {name}',
    levels: { native: 'lenga materno', fluent: 'cu fluidez', conversational: 'pa combersa', basic: 'basico' },
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'october',
      'november',
      'december',
    ],
    sections: {
      summary: 'Profiel',
      work: 'Experiencia di trabou',
      education: 'Estudio',
      languages: 'Idiomanan',
      skills: 'Habilidadnan',
      certificates: 'Certificadonan',
      volunteer: 'Trabou boluntario',
      projects: 'Proyectonan',
      awards: 'Premionan',
      publications: 'Publicacionnan',
      interests: 'Interesnan',
      references: 'Referencianan',
    },
  },
};

/** Sections in their first order. Code of the worker imports only types of `shared`, which the shell provides to pages. */
export const SECTIONS = Object.keys(cvTexts.en.sections) as SectionName[];
