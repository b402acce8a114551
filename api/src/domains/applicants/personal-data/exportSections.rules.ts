import { OPENID_NAMES, type ApplicantExport, type Locale } from '@cpa/shared/contracts';
import { createServerTexts, optionName } from '@cpa/shared/server';
import { documentDay } from '../../../platform/pdf/documentDay.ts';
import type english from './export.messages.json';
import type { Values } from './export.messages.values.ts';

/** Texts of the export. */
export const exportText = createServerTexts<typeof english, Values>(
  new URL('export.messages.json', import.meta.url),
);

/** A heading with entries; an entry is a title with labelled lines. */
export interface ExportSection {
  title: string;
  entries: { title: string; lines: string[] }[];
}

/** Arranges the exported data for reading. Sections without entries are left out. */
export function exportSections(data: ApplicantExport, locale: Locale): ExportSection[] {
  const words = wordsIn(locale);
  const { t, line, day, code } = words;
  return [
    { title: t('account'), entries: [accountEntry(data, words)] },
    { title: t('profile'), entries: profileEntries(data, words) },
    { title: t('cvs'), entries: data.cvs.map((cv) => cvEntry(cv, words)) },
    { title: t('applications'), entries: data.applications.map((each) => applicationEntry(each, words)) },
    {
      title: t('files'),
      entries: data.files.map(({ kind, file_name, uploaded_at }) =>
        entry(kind === 'photo' ? t('photo') : file_name, [line('uploaded', day(uploaded_at))]),
      ),
    },
    {
      title: t('savedVacancies'),
      entries: data.saved_vacancies.map((saved) => entry(saved.title, [line('saved', day(saved.saved_at))])),
    },
    {
      title: t('viewedVacancies'),
      entries: data.viewed_vacancies.map(({ title, viewed_at }) =>
        entry(title, [line('viewed', day(viewed_at))]),
      ),
    },
    {
      title: t('hiddenRecommendations'),
      entries: data.hidden_recommendations.map(({ title, hidden_at }) =>
        entry(title, [line('hidden', day(hidden_at))]),
      ),
    },
    {
      title: t('alerts'),
      entries: data.search_alerts.map(({ filter, frequency, created_at }) =>
        entry(JSON.stringify(filter), [
          line('frequency', code('frequency', frequency)),
          line('created', day(created_at)),
        ]),
      ),
    },
    {
      title: t('messages'),
      entries: [
        ...data.contact_messages.map(({ subject, message, sent_at }) =>
          entry(subject ?? t('message'), [line('sent', day(sent_at)), message]),
        ),
        ...data.vacancy_reports.map(({ reason, message, sent_at }) =>
          entry(t('report', { reason: code('reason', reason) }), [line('sent', day(sent_at)), message]),
        ),
      ],
    },
    {
      title: t('mails'),
      entries: data.mails.map(({ subject, written_at }) => entry(subject, [line('sent', day(written_at))])),
    },
    {
      title: t('signIns'),
      entries: data.sign_ins.map(({ opened_at, ended_at }) =>
        entry(day(opened_at), [line('ended', day(ended_at))]),
      ),
    },
    {
      title: t('identities'),
      entries: data.identities.map(({ provider, email, subject, linked_at }) =>
        entry(OPENID_NAMES[provider], [
          line('email', email),
          line('subject', subject),
          line('linked', day(linked_at)),
        ]),
      ),
    },
    {
      title: t('passkeys'),
      entries: (data.passkeys ?? []).map(({ name, created_at }) =>
        entry(name, [line('since', day(created_at))]),
      ),
    },
    {
      title: t('secondStep'),
      entries: data.second_step
        ? [
            entry(t('secondStep'), [
              line('since', day(data.second_step.enabled_at)),
              ...data.second_step.trusted_devices.map(({ user_agent }) => user_agent ?? ''),
            ]),
          ]
        : [],
    },
  ].filter(({ entries }) => entries.length > 0);
}

function accountEntry({ account, newsletter }: ApplicantExport, { t, line, day }: Words) {
  return entry(account.name, [
    line('email', account.email),
    t('verified', { value: account.verified ? 'yes' : 'no' }),
    line('since', day(account.created_at)),
    t('newsletter', { value: newsletter?.subscribed ? 'yes' : 'no' }),
  ]);
}

function profileEntries({ profile, json_resume }: ApplicantExport, { t, line, code, locale }: Words) {
  if (profile === null) return [];
  const languages = (json_resume?.languages ?? []).map(
    ({ language, fluency }) => `${String(language)} (${code('level', String(fluency))})`,
  );
  return [
    entry(profile.headline || profile.name, [
      line('phone', profile.phone),
      line('district', profile.district?.name),
      line('education', profile.education && optionName(profile.education.name, locale)),
      line('languages', languages.join(', ')),
      line('skills', profile.skills.join(', ')),
      profile.about,
    ]),
    ...profile.experience.map(({ title, company, from, to, description }) =>
      entry(`${title}, ${company}`, [
        to ? t('period', { from, to }) : t('periodOpen', { from }),
        description,
      ]),
    ),
    ...profile.educations.map(({ school, degree, from, to }) =>
      entry(`${degree}, ${school}`, [from && to ? t('period', { from, to }) : from || to || '']),
    ),
  ];
}

function cvEntry(
  { name, json_resume: { basics }, updated_at, shared_at }: ApplicantExport['cvs'][number],
  { line, day }: Words,
) {
  return entry(name, [line('saved', day(updated_at)), line('shared', day(shared_at)), basics?.summary ?? '']);
}

function applicationEntry(
  {
    vacancy,
    applied_at,
    cover_letter,
    answers,
    history,
    interviews,
    messages,
    withdrawal_reason,
  }: ApplicantExport['applications'][number],
  words: Words,
) {
  const { line, day, code } = words;
  return entry(`${vacancy.title}, ${vacancy.company.name}`, [
    line('applied', day(applied_at)),
    ...history.map(
      ({ status, at, note }) => `${day(at)}: ${code('status', status)}${note ? `. ${note}` : ''}`,
    ),
    line('withdrawal', withdrawal_reason),
    ...interviews.map((each) => interviewLine(each, words)),
    ...messages.map(
      ({ side, text, at }) =>
        `${day(at)}: ${line(side === 'applicant' ? 'messageSent' : 'messageReceived', text)}`,
    ),
    cover_letter,
    ...answers.map(({ answer }) => line('answer', answer)),
  ]);
}

function interviewLine(
  {
    status,
    starts_at,
    place,
    video_url,
    message,
  }: ApplicantExport['applications'][number]['interviews'][number],
  { line, day, code }: Words,
): string {
  const facts = [code('interview', status), day(starts_at), place ?? video_url, message];
  return line('interview', facts.filter(Boolean).join(', '));
}

const entry = (title: string, lines: string[]) => ({ title, lines: lines.filter((text) => text !== '') });

type Key = keyof typeof english;

type Words = ReturnType<typeof wordsIn>;

/** Functions that write a line in a language. */
function wordsIn(locale: Locale) {
  const t = exportText(locale);
  return {
    t,
    locale,
    /** A labelled value; empty without one. */
    line: (key: ValueKey, value: string | null | undefined): string => (value ? t(key, { value }) : ''),
    day: (instant: string | null): string => (instant === null ? '' : documentDay(instant, locale)),
    /** Name of a stored code. */
    code: (kind: CodeKind, code: string): string => t(`${kind}.${code}` as CodeKey),
  };
}

type CodeKind = 'frequency' | 'interview' | 'level' | 'reason' | 'status';
type CodeKey = Extract<Key, `${CodeKind}.${string}`>;
/** Texts of the form "label: value". */
type ValueKey = {
  [K in keyof Values]: Values[K] extends { value: string | number } ? K : never;
}[keyof Values];
