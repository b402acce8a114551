import { guessLanguage } from '../../domains/vacancies/text-language/guessLanguage.ts';
import { occupationColumns } from '../../domains/vacancies/occupations/occupationColumns.ts';
import type { ScreeningQuestion, VacancyStatus, VacancyTexts } from '@cpa/shared/contracts';
import type { Insertable } from 'kysely';
import type { VacanciesTable } from '../../platform/database/schema.ts';
import type { DemoClock } from './demoClock.ts';
import {
  districtIds,
  educationIds,
  languageIds,
  sectorIds,
  workloadIds,
  type LanguageKey,
} from './optionIds.ts';
import { seeded, type Seeded } from '../../platform/random/seeded.ts';
import { companies, type DemoCompany, type DemoTexts, type Role, roles, translations } from './demoData.ts';

export type DemoVacancy = Insertable<VacanciesTable> & { id: number; status: VacancyStatus };

/** The demo recruiter's company: all its vacancies are open except these. */
const OWN_COMPANY = 'cas-di-sabor';
const OWN_STATUSES: Record<string, VacancyStatus> = {
  'Host and Barista, Breakfast': 'draft',
  Bartender: 'closed',
};
/** First vacancies of the list, by hours since publication. */
const HEADLINERS: Record<string, number> = {
  'laguna-cove-resort/Front Office Supervisor': 2,
  'cas-di-sabor/Line Cook': 21,
  'bahia-digital/Junior Software Developer': 46,
  'santa-clara-clinic/Registered Nurse, Night Shift, Intensive Care and Recovery': 70,
  'turtle-reef-divers/Dive Instructor (PADI)': 118,
  'harbour-light-grill/Line Cook': 95,
  'laguna-cove-resort/Line Cook, Banquets and Beach Grill': 163,
  'sol-y-brisa-energy/Solar Installer Trainee, No Experience Needed, Certificate Paid by Us': 210,
};
const SPONSORED = 12;

export function makeVacancies(clock: DemoClock): DemoVacancy[] {
  const offers = roles.flatMap((role) => role.at.map((at) => ({ role, at })));
  const vacancies = offers.map(({ role, at }, index) => {
    const [slug, title] = typeof at === 'string' ? [at, role.title] : at;
    return makeVacancy(index + 1, role, companyOf(slug), title, clock);
  });
  const chance = seeded('sponsored');
  const open = vacancies.filter(({ status }) => status === 'open');
  const frontDesk = open.find(({ title }) => title === 'Front Office Supervisor')!;
  const others = open.filter((vacancy) => vacancy !== frontDesk);
  for (const vacancy of [frontDesk, ...chance.some(others, SPONSORED - 1)]) {
    vacancy.sponsored_until = clock.hoursAgo(-24 * chance.between(3, 20));
  }
  return vacancies;
}

function makeVacancy(
  id: number,
  role: Role,
  company: DemoCompany,
  title: string,
  clock: DemoClock,
): DemoVacancy {
  const chance = seeded(`${company.seed ?? company.slug}/${title}`);
  const status = statusOf(company, title, chance);
  const headline = HEADLINERS[`${company.slug}/${title}`];
  const hours = headline ?? hoursSincePublication(status, chance);
  const isImported = company.slug !== OWN_COMPANY && chance.next() < 0.05;
  const address = `https://www.${company.slug}.example/careers/${id}`;
  return {
    id,
    company_id: companies.indexOf(company) + 1,
    ...occupationColumns({ title, occupation: null }),
    ...textsOf(`${company.slug}/${title}`, { title, ...wordsOf(role, company, chance) }),
    sectors: role.sectors.map((key) => sectorIds[key]),
    educations: role.educations.map((key) => educationIds[key]),
    workloads: role.workloads.map((key) => workloadIds[key]),
    languages: role.languages.map((key) => languageIds[key]),
    employment_type: role.type ?? (role.workloads[0] === 'partTime' ? 'PART_TIME' : 'FULL_TIME'),
    location_district_id: chance.next() < 0.04 ? null : districtIds[company.district],
    remote: role.remote ?? 'no',
    ...salaryOf(role, headline === undefined, chance),
    work_permit: role.permit ?? chance.pick(['any', 'any', 'local_only', 'sponsored']),
    valid_through: lastDay(status, hours, chance, clock),
    status,
    published_at: status === 'draft' ? null : clock.hoursAgo(hours),
    sponsored_until: null,
    contact_email: `jobs@${company.slug}.example`,
    external_apply_url: isImported ? address : null,
    views: status === 'draft' ? 0 : Math.round((20 + hours / 3) * (0.4 + chance.next())),
    source: isImported ? 'imported' : 'manual',
    source_url: isImported ? address : null,
    screening_questions: JSON.stringify(questionsOf(role, chance)),
    created_by: null,
    created_at: clock.hoursAgo(hours + 5),
    updated_at: clock.hoursAgo(hours),
  };
}

function companyOf(slug: string): DemoCompany {
  const company = companies.find((each) => each.slug === slug);
  if (!company) throw new Error(`The demo has no company "${slug}".`);
  return company;
}

function statusOf(company: DemoCompany, title: string, chance: Seeded): VacancyStatus {
  const draw = chance.next();
  if (HEADLINERS[`${company.slug}/${title}`]) return 'open';
  if (company.slug === OWN_COMPANY) return OWN_STATUSES[title] ?? 'open';
  if (draw < 0.06) return 'draft';
  if (draw < 0.14) return 'closed';
  return draw < 0.22 ? 'expired' : 'open';
}

/** Most vacancies are recent. */
function hoursSincePublication(status: VacancyStatus, chance: Seeded): number {
  if (status === 'expired') return 24 * chance.between(38, 75);
  if (status === 'closed') return 24 * chance.between(20, 60);
  return 5 + Math.round(24 * 34 * chance.next() ** 1.8);
}

function lastDay(status: VacancyStatus, hours: number, chance: Seeded, clock: DemoClock): string {
  if (status === 'expired') return clock.dayIn(-chance.between(2, 7));
  const days = Math.max(chance.between(1, 4), chance.pick([30, 45, 60]) - Math.floor(hours / 24));
  return clock.dayIn(days);
}

/** Every sixth vacancy states no salary; every eighth hides it. */
function salaryOf(role: Role, mayBeMissing: boolean, chance: Seeded) {
  const none = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };
  if (!role.pay || (mayBeMissing && chance.next() < 0.16)) return none;
  const [min, max, period, currency = 'AWG'] = role.pay;
  // Never below the minimum of the role, which respects the minimum wage.
  const raise = mayBeMissing ? chance.pick([1, 1, 1.03, 1.06]) : 1;
  return {
    salary_min: cents(min * raise, period),
    salary_max: chance.next() < 0.1 && mayBeMissing ? null : cents(max * raise, period),
    salary_currency: currency,
    salary_period: period,
    salary_visible: !mayBeMissing || chance.next() >= 0.12,
  };
}

/** Rounds to plausible amounts: an hour to 5 cents, a month to 25, a year to 500. */
function cents(amount: number, period: 'hour' | 'month' | 'year'): number {
  const step = { hour: 5, month: 2500, year: 50_000 }[period];
  return Math.ceil(Math.round(amount * 100) / step) * step;
}

function wordsOf(role: Role, company: DemoCompany, chance: Seeded) {
  const tasks = chance.some(role.does, Math.max(3, role.does.length - chance.between(0, 1)));
  const wishes = chance.some(role.brings, Math.max(3, role.brings.length - chance.between(0, 1)));
  const perks = chance.some(company.perks, Math.min(company.perks.length, chance.between(1, 3)));
  return {
    description: `${company.scene} ${role.lead}\n\n${bullets(tasks)}`,
    requirements: bullets([...wishes, languageLine(role.languages)]),
    benefits: bullets([...role.offers, ...perks]),
  };
}

/** The texts of a vacancy with their versions. The occupation is that of the English title in any case. */
function textsOf(vacancy: string, english: VacancyTexts) {
  const { original, texts = {} } = translations.find((each) => each.vacancy === vacancy) ?? {};
  const versions = Object.fromEntries(
    Object.entries(texts).map(([language, version]) => [language, inMarkdown(version)]),
  );
  const { [original ?? 'en']: own = english, ...others } = versions;
  return { ...own, guessed_language: guessLanguage(own, others), translations: JSON.stringify(others) };
}

function inMarkdown({ title, lead, does, brings, offers }: DemoTexts): VacancyTexts {
  return {
    title,
    description: `${lead}\n\n${bullets(does)}`,
    requirements: bullets(brings),
    benefits: bullets(offers),
  };
}

function languageLine([first, ...others]: LanguageKey[]): string {
  const names = new Intl.ListFormat('en').format(others.map(capitalised));
  if (!others.length) return `You speak ${capitalised(first!)}`;
  return `You speak ${capitalised(first!)}; ${names} ${others.length > 1 ? 'help' : 'helps'}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function questionsOf(role: Role, chance: Seeded): ScreeningQuestion[] {
  if (role.title !== 'Line Cook' && chance.next() > 0.2) return [];
  return [
    { id: 'start', question: 'When could you start?', kind: 'text', choices: [], required: true },
    {
      id: 'weekends',
      question: 'Can you work weekends in turns?',
      kind: 'yes_no',
      choices: [],
      required: role.workloads.includes('weekends') || role.workloads.includes('shifts'),
    },
    {
      id: 'transport',
      question: 'How would you come to work?',
      kind: 'choice',
      choices: ['Own car', 'Bus', 'On foot or by bicycle', 'I need help with that'],
      required: false,
    },
  ];
}
