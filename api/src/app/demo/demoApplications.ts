import type { ApplicationStatus } from '@cpa/shared/contracts';
import type { Insertable } from 'kysely';
import type {
  ApplicationHistoryTable,
  ApplicationNotesTable,
  ApplicationsTable,
} from '../../platform/database/schema.ts';
import type { DemoClock } from './demoClock.ts';
import { applicantAccount, recruiterOf } from './demoPeople.ts';
import type { DemoVacancy } from './demoVacancies.ts';
import { seeded, type Seeded } from '../../platform/random/seeded.ts';
import {
  companies,
  coverLetters,
  recruiterNotes,
  privateNotes,
  tags,
  type DemoPerson,
  people,
} from './demoData.ts';

type ApplicationRow = Insertable<ApplicationsTable> & { id: number };
type HistoryRow = Insertable<ApplicationHistoryTable>;
type NoteRow = Insertable<ApplicationNotesTable>;
type Place = { vacancy: DemoVacancy; person: number; status: ApplicationStatus };

const TOTAL = 200;

/** Statuses that lead to each status. */
const PATHS: Record<ApplicationStatus, ApplicationStatus[]> = {
  new: ['new'],
  viewed: ['new', 'viewed'],
  shortlisted: ['new', 'viewed', 'shortlisted'],
  interview: ['new', 'viewed', 'shortlisted', 'interview'],
  offer: ['new', 'viewed', 'shortlisted', 'interview', 'offer'],
  hired: ['new', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'],
  rejected: ['new', 'viewed', 'rejected'],
  withdrawn: ['new', 'viewed', 'withdrawn'],
};

/**
 * The demo recruiter's Line Cook vacancy has an applicant in every column. The demo applicant (index 0) has not
 * applied.
 */
const LINE_COOK: ApplicationStatus[] = [
  'new',
  'new',
  'new',
  'viewed',
  'viewed',
  'shortlisted',
  'shortlisted',
  'interview',
  'interview',
  'offer',
  'hired',
  'rejected',
  'rejected',
  'withdrawn',
];
const OWN: ApplicationStatus[] = ['new', 'viewed', 'interview', 'new', 'rejected', 'shortlisted'];
const DEMO_APPLICANT: ApplicationStatus[] = ['interview', 'viewed', 'new', 'offer', 'rejected', 'withdrawn'];
const ELSEWHERE: ApplicationStatus[] = [
  'new',
  'new',
  'new',
  'viewed',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
  'rejected',
  'withdrawn',
];

export function makeApplications(
  clock: DemoClock,
  vacancies: DemoVacancy[],
): { applications: ApplicationRow[]; history: HistoryRow[]; notes: NoteRow[] } {
  const history: HistoryRow[] = [];
  const notes: NoteRow[] = [];
  const applications = makePlaces(vacancies.filter(({ status }) => status !== 'draft')).map(
    (place, index) => {
      const id = index + 1;
      const steps = makeHistory(id, place, clock);
      history.push(...steps);
      notes.push(...makeNotes(id, place, steps));
      return makeApplication(id, place, steps);
    },
  );
  return { applications, history, notes };
}

function makePlaces(vacancies: DemoVacancy[]): Place[] {
  const places: Place[] = [];
  const seen = new Set<string>();
  const add = (vacancy: DemoVacancy, person: number, status: ApplicationStatus): void => {
    const key = `${vacancy.id}/${person}`;
    if (!seen.has(key)) places.push({ vacancy, person, status });
    seen.add(key);
  };
  const own = vacancies.filter(({ company_id }) => company_id === 1);
  const others = vacancies.filter(({ company_id }) => company_id !== 1);
  const chance = seeded('applications');
  for (const vacancy of own) {
    const statuses = vacancy.title === 'Line Cook' ? LINE_COOK : OWN;
    const candidates = chance.some(
      people.map((_, person) => person).filter((person) => person > 0),
      statuses.length,
    );
    for (const [place, status] of statuses.entries()) add(vacancy, candidates[place]!, status);
  }
  const tables = others.filter(({ sectors }) => (sectors as number[]).includes(2));
  for (const [place, vacancy] of chance.some(tables, DEMO_APPLICANT.length).entries()) {
    add(vacancy, 0, DEMO_APPLICANT[place]!);
  }
  while (places.length < TOTAL) {
    add(chance.pick(others), chance.between(1, people.length - 1), chance.pick(ELSEWHERE));
  }
  return places;
}

function makeHistory(id: number, { vacancy, person, status }: Place, clock: DemoClock): HistoryRow[] {
  const chance = seeded(`history ${id}`);
  const path = PATHS[status];
  const published = (clock.hoursAgo(0).getTime() - (vacancy.published_at as Date).getTime()) / 3_600_000;
  // Spread application and status changes over the time since publication.
  let hours = Math.max(
    1,
    published * (status === 'new' ? 0.05 + 0.4 * chance.next() : 0.5 + 0.45 * chance.next()),
  );
  const stride = hours / (path.length + 0.5);
  return path.map((step) => {
    const at = clock.hoursAgo(hours);
    hours -= stride * (0.6 + 0.4 * chance.next());
    const notes = recruiterNotes[step] ?? [];
    const note = notes.length && chance.next() < 0.8 ? chance.pick(notes) : null;
    const isOwnStep = step === 'new' || step === 'withdrawn';
    return {
      application_id: id,
      status: step,
      at,
      by_account_id: isOwnStep ? applicantAccount(person) : recruiterOf(vacancy.company_id),
      note,
      notified: !isOwnStep && step !== 'viewed' && note !== null,
      effective_at: at,
      applied_at: at,
    };
  });
}

function makeApplication(
  id: number,
  { vacancy, person, status }: Place,
  steps: HistoryRow[],
): ApplicationRow {
  const chance = seeded(`application ${id}`);
  const applicant = people[person]!;
  const questions = JSON.parse(vacancy.screening_questions ?? '[]') as { id: string }[];
  return {
    id,
    vacancy_id: vacancy.id,
    applicant_id: person + 1,
    status,
    cover_letter: writeLetter(chance, applicant, vacancy),
    answers: JSON.stringify(
      questions.map((question) => ({ question_id: question.id, answer: answerTo(question.id, chance) })),
    ),
    asked_questions: JSON.stringify(questions),
    resume_id: null,
    recruiter_rating: status === 'new' || chance.next() < 0.3 ? null : chance.between(2, 5),
    tags: status === 'new' ? [] : chance.some(tags, chance.between(0, 2)),
    created_at: steps[0]!.at,
    updated_at: steps.at(-1)!.at,
  };
}

function makeNotes(id: number, { vacancy, status }: Place, steps: HistoryRow[]): NoteRow[] {
  const text = status === 'new' ? '' : seeded(`note ${id}`).pick(privateNotes);
  if (text === '') return [];
  const account_id = recruiterOf(vacancy.company_id);
  return [{ application_id: id, account_id, text, created_at: steps[1]!.at! }];
}

function writeLetter(chance: Seeded, person: DemoPerson, vacancy: DemoVacancy): string {
  const words: Record<string, string> = {
    title: vacancy.title,
    company: companies[vacancy.company_id - 1]!.name,
    headline: person.headline,
    first: person.name.split(' ')[0]!,
  };
  return chance.pick(coverLetters).replaceAll(/\{(\w+)\}/g, (_, key: string) => words[key]!);
}

function answerTo(question: string, chance: Seeded): string {
  const answers: Record<string, string[]> = {
    start: ['Next Monday', 'After one month of notice', 'On the first of next month', 'Today, if you need'],
    weekends: ['yes', 'yes', 'no'],
    transport: ['Own car', 'Bus', 'On foot or by bicycle'],
  };
  return chance.pick(answers[question] ?? ['Yes']);
}
