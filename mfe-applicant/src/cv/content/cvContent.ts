import { type DateStyle, writeDate, writePeriod } from './cvDates.ts';
import type { Cv, JsonResume, SectionName } from '@cpa/shared/contracts';
import { cvTexts, type Language, SECTIONS } from './cvTexts.ts';

/** A job, a study, a certificate: `title, place` and a date, followed by text and bullets. */
export type Entry = {
  title: string;
  place: string;
  dates: string;
  url: string;
  texts: string[];
  bullets: string[];
};
/** A skill, a language, an interest: a name and its details. */
export type Item = { name: string; detail: string };
export type Contact = { kind: 'place' | 'phone' | 'email' | 'link'; text: string; url?: string };
export type Section = { key: SectionName; title: string } & (
  { kind: 'text'; texts: string[] } | { kind: 'entries'; entries: Entry[] } | { kind: 'items'; items: Item[] }
);
/** Texts of a CV in the order in which it shows them, in its language. */
export type CvContent = {
  name: string;
  label: string;
  contacts: Contact[];
  sections: Section[];
  language: Language;
};

/** Returns the texts of a CV. Empty entries and sections are left out. */
export function cvContent({ resume, settings }: Cv, dateStyle: DateStyle = 'long'): CvContent {
  const { language, sectionOrder, hiddenSections } = settings;
  const order = [...new Set([...sectionOrder, ...SECTIONS])].filter((key) => !hiddenSections.includes(key));
  const sections = order
    .map((key) => sectionOf(key, resume, language, dateStyle))
    .filter((section) => section !== undefined);
  return {
    name: line(resume.basics?.name),
    label: line(resume.basics?.label),
    contacts: contactsOf(resume, language),
    sections,
    language,
  };
}

function sectionOf(
  key: SectionName,
  resume: JsonResume,
  language: Language,
  style: DateStyle,
): Section | undefined {
  const section = { key, title: cvTexts[language].sections[key] };
  if (key === 'summary') {
    const texts = paragraphs(resume.basics?.summary);
    return texts.length > 0 ? { ...section, kind: 'text', texts } : undefined;
  }
  if (key === 'skills' || key === 'languages' || key === 'interests') {
    const items = itemsOf(key, resume, cvTexts[language].levels).filter(({ name, detail }) => name || detail);
    return items.length > 0 ? { ...section, kind: 'items', items } : undefined;
  }
  const entries = entriesOf(key, resume, language, style).filter(hasText);
  return entries.length > 0 ? { ...section, kind: 'entries', entries } : undefined;
}

function itemsOf(
  key: 'skills' | 'languages' | 'interests',
  resume: JsonResume,
  levels: Record<string, string>,
): Item[] {
  if (key === 'languages')
    return (resume.languages ?? []).map(({ language, fluency }) => ({
      name: line(language),
      detail: levels[line(fluency)] ?? line(fluency),
    }));
  if (key === 'interests')
    return (resume.interests ?? []).map(({ name, keywords }) => ({
      name: line(name),
      detail: list(keywords),
    }));
  return (resume.skills ?? []).map(({ name, level, keywords }) => {
    const title = line(level) ? `${line(name)} (${line(level)})` : line(name);
    return { name: title, detail: list(keywords) };
  });
}

function entriesOf(
  key: Exclude<SectionName, 'summary' | 'skills' | 'languages' | 'interests'>,
  resume: JsonResume,
  language: Language,
  style: DateStyle,
): Entry[] {
  const day = (date: string | undefined) => (date ? writeDate(date, language, style) : '');
  const period = (dated: Parameters<typeof writePeriod>[0]) => writePeriod(dated, language, style);
  switch (key) {
    case 'work':
      return (resume.work ?? []).map((job) =>
        entry(job.position, [job.name, job.location], period(job), {
          url: job.url,
          texts: [job.description, job.summary],
          bullets: job.highlights,
        }),
      );
    case 'volunteer':
      return (resume.volunteer ?? []).map((work) =>
        entry(work.position, [work.organization], period(work), {
          url: work.url,
          texts: [work.summary],
          bullets: work.highlights,
        }),
      );
    case 'education':
      return (resume.education ?? []).map((study) =>
        entry(joined([study.studyType, study.area]), [study.institution], period(study), {
          url: study.url,
          texts: [study.score],
          bullets: study.courses,
        }),
      );
    case 'projects':
      return (resume.projects ?? []).map((project) =>
        entry(project.name, [...(project.roles ?? []), project.entity, project.type], period(project), {
          url: project.url,
          texts: [project.description, list(project.keywords)],
          bullets: project.highlights,
        }),
      );
    case 'certificates':
      return (resume.certificates ?? []).map(({ name, issuer, date, url }) =>
        entry(name, [issuer], day(date), { url }),
      );
    case 'awards':
      return (resume.awards ?? []).map(({ title, awarder, date, summary }) =>
        entry(title, [awarder], day(date), { texts: [summary] }),
      );
    case 'publications':
      return (resume.publications ?? []).map(({ name, publisher, releaseDate, url, summary }) =>
        entry(name, [publisher], day(releaseDate), { url, texts: [summary] }),
      );
    case 'references':
      return (resume.references ?? []).map(({ name, reference }) =>
        entry(name, [], '', { texts: [reference] }),
      );
  }
}

type More = {
  url?: string | undefined;
  texts?: (string | undefined)[] | undefined;
  bullets?: string[] | undefined;
};

function entry(title: string | undefined, places: (string | undefined)[], dates: string, more: More): Entry {
  const place = joined(places);
  return {
    // An entry without a title shows its place as the title.
    title: line(title) || place,
    place: line(title) ? place : '',
    dates,
    url: line(more.url),
    texts: (more.texts ?? []).flatMap(paragraphs),
    bullets: (more.bullets ?? []).map(line).filter(Boolean),
  };
}

const hasText = ({ title, dates, url, texts, bullets }: Entry): boolean =>
  Boolean(title || dates || url || texts.length > 0 || bullets.length > 0);

function contactsOf({ basics }: JsonResume, language: Language): Contact[] {
  const { location, phone, email, url, profiles = [] } = basics ?? {};
  const place = joined([
    location?.address,
    [line(location?.postalCode), line(location?.city)].filter(Boolean).join(' '),
    location?.region,
    location?.countryCode && countryName(location.countryCode, language),
  ]);
  const contacts: Contact[] = [
    { kind: 'place', text: place },
    { kind: 'phone', text: line(phone), url: `tel:${line(phone).replaceAll(/[^\d+]/g, '')}` },
    { kind: 'email', text: line(email), url: `mailto:${line(email)}` },
    { kind: 'link', text: shortUrl(line(url)), url: fullUrl(line(url)) },
    ...profiles.map((profile): Contact => {
      const text = profile.url ? shortUrl(line(profile.url)) : joined([profile.network, profile.username]);
      return profile.url ? { kind: 'link', text, url: fullUrl(line(profile.url)) } : { kind: 'link', text };
    }),
  ];
  return contacts.filter(({ text }) => text);
}

function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  // Browsers have no names in Papiamento; the site shows the Spanish ones.
  const names = language === 'pap' ? 'es' : language;
  // oxlint-disable-next-line no-restricted-globals -- A CV has its own language.
  return new Intl.DisplayNames(names, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** Omits the scheme, `www.` and a final slash, which a CV does not print. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

export const fullUrl = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

/** Joins the lines of a text to one line. */
const line = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const paragraphs = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\n+/)
    .map((part) => line(part))
    .filter(Boolean);

const joined = (parts: (string | undefined)[]): string => parts.map(line).filter(Boolean).join(', ');

const list = (parts: string[] | undefined): string => joined(parts ?? []);
