import { type ApplicantExport, dayInAruba } from '@cpa/shared/contracts';

/** A heading with entries; an entry is a title with labelled lines. */
export interface ExportSection {
  title: string;
  entries: { title: string; lines: string[] }[];
}

/** Arranges the exported data for reading. Sections without entries are left out. */
export function exportSections(data: ApplicantExport): ExportSection[] {
  return [
    { title: 'Account', entries: [accountEntry(data)] },
    { title: 'Profile', entries: profileEntries(data) },
    { title: 'CVs', entries: data.cvs.map(cvEntry) },
    { title: 'Applications', entries: data.applications.map(applicationEntry) },
    {
      title: 'Files',
      entries: data.files.map(({ kind, file_name, uploaded_at }) =>
        entry(kind === 'photo' ? 'Photo' : file_name, [line('Uploaded', day(uploaded_at))]),
      ),
    },
    {
      title: 'Saved vacancies',
      entries: data.saved_vacancies.map((saved) => entry(saved.title, [line('Saved', day(saved.saved_at))])),
    },
    {
      title: 'Hidden recommendations',
      entries: data.hidden_recommendations.map(({ title, hidden_at }) =>
        entry(title, [line('Hidden', day(hidden_at))]),
      ),
    },
    {
      title: 'Search alerts',
      entries: data.search_alerts.map(({ filter, frequency, created_at }) =>
        entry(JSON.stringify(filter), [line('Frequency', frequency), line('Created', day(created_at))]),
      ),
    },
    {
      title: 'Messages to us',
      entries: [
        ...data.contact_messages.map(({ subject, message, sent_at }) =>
          entry(subject ?? 'Message', [line('Sent', day(sent_at)), message]),
        ),
        ...data.vacancy_reports.map(({ reason, message, sent_at }) =>
          entry(`Report: ${reason}`, [line('Sent', day(sent_at)), message]),
        ),
      ],
    },
    {
      title: 'E-mails we sent you',
      entries: data.mails.map(({ subject, written_at }) => entry(subject, [line('Sent', day(written_at))])),
    },
    {
      title: 'Sign-ins',
      entries: data.sign_ins.map(({ opened_at, ended_at }) =>
        entry(day(opened_at), [line('Ended', day(ended_at))]),
      ),
    },
  ].filter(({ entries }) => entries.length > 0);
}

function accountEntry({ account, newsletter }: ApplicantExport) {
  return entry(account.name, [
    line('E-mail', account.email),
    line('E-mail verified', account.verified ? 'yes' : 'no'),
    line('Member since', day(account.created_at)),
    line('Newsletter', newsletter?.subscribed ? 'yes' : 'no'),
  ]);
}

function profileEntries({ profile, json_resume }: ApplicantExport) {
  if (profile === null) return [];
  const languages = (json_resume?.languages ?? []).map(
    (spoken) => `${String(spoken.language)} (${String(spoken.fluency)})`,
  );
  return [
    entry(profile.headline || profile.name, [
      line('Phone', profile.phone),
      line('District', profile.district?.name),
      line('Education', profile.education?.name),
      line('Languages', languages.join(', ')),
      line('Skills', profile.skills.join(', ')),
      profile.about,
    ]),
    ...profile.experience.map(({ title, company, from, to, description }) =>
      entry(`${title}, ${company}`, [`${from} to ${to ?? 'now'}`, description]),
    ),
    ...profile.educations.map(({ school, degree, from, to }) =>
      entry(`${degree}, ${school}`, [[from, to].filter(Boolean).join(' to ')]),
    ),
  ];
}

function cvEntry({ name, json_resume: { basics }, updated_at, shared_at }: ApplicantExport['cvs'][number]) {
  return entry(name, [
    line('Saved', day(updated_at)),
    line('Shared by a private link', day(shared_at)),
    basics?.summary ?? '',
  ]);
}

function applicationEntry({
  vacancy,
  applied_at,
  cover_letter,
  answers,
  history,
  interviews,
  withdrawal_reason,
}: ApplicantExport['applications'][number]) {
  return entry(`${vacancy.title}, ${vacancy.company.name}`, [
    line('Applied', day(applied_at)),
    ...history.map(({ status, at, note }) => `${day(at)}: ${status}${note ? `. ${note}` : ''}`),
    line('Reason for withdrawing', withdrawal_reason),
    ...interviews.map(interviewLine),
    cover_letter,
    ...answers.map(({ answer }) => line('Answer', answer)),
  ]);
}

function interviewLine({
  status,
  starts_at,
  place,
  video_url,
  message,
}: ApplicantExport['applications'][number]['interviews'][number]): string {
  const facts = [status, day(starts_at), place ?? video_url, message];
  return line('Interview', facts.filter(Boolean).join(', '));
}

const entry = (title: string, lines: string[]) => ({ title, lines: lines.filter((text) => text !== '') });
const line = (label: string, value: string | null | undefined) => (value ? `${label}: ${value}` : '');
const day = (instant: string | null) => (instant === null ? '' : dayInAruba(new Date(instant)));
