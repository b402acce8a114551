import type { Answer, ApplicantApplication, ScreeningQuestion } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { endCause, endedAt, toEnd } from '../applicationEnd.repository.ts';
import { askedQuestions } from '../askedQuestions.repository.ts';
import { readInterviews } from '../interviews/interviewList.repository.ts';
import { unreadMessages } from '../messages/unreadMessages.repository.ts';
import { isStanding, visibleStatus } from '../status/visibleStatus.repository.ts';
import { undoUntil } from '../withdrawal/withdrawal.repository.ts';

/**
 * Lists own applications, newest first, with vacancy and history. Status changes are included once
 * they are effective, notes once the applicant was notified.
 */
export async function readOwnApplications(
  db: Executor,
  applicantId: number,
): Promise<ApplicantApplication[]> {
  const rows = await selectVacancyCards(db)
    .innerJoin('applications as a', 'a.vacancy_id', 'v.id')
    .select(['a.id as application_id', 'a.cover_letter', 'a.keep_in_mind', 'a.created_at as applied_at'])
    .leftJoin('resumes as r', 'r.id', 'a.resume_id')
    .select(['a.answers', askedQuestions.as('asked_questions')])
    .select(['r.id as resume_id', 'r.file_name', 'r.media_type', 'r.size', undoUntil.as('undo_until')])
    .select([visibleStatus.as('application_status'), endCause.as('end_cause'), endedAt.as('ended_at')])
    .select([offNotification.as('off_notification_id'), unreadMessages('applicant').as('unread_messages')])
    .where('a.applicant_id', '=', applicantId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  const changes = await db
    .selectFrom('application_history as h')
    .innerJoin('applications as a', 'a.id', 'h.application_id')
    .select(['h.application_id', 'h.status', 'h.at', 'h.note', 'h.notified'])
    .where('a.applicant_id', '=', applicantId)
    .where('h.effective_at', '<=', sql<Date>`now()`)
    .where(isStanding)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  const interviews = await readInterviews(
    db,
    rows.map(({ application_id }) => application_id),
    'applicant',
  );
  const interviewsOf = Map.groupBy(interviews, ({ application_id }) => application_id);
  const changesOf = Map.groupBy(changes, ({ application_id }) => application_id);
  return rows.map((row) => {
    const history = changesOf.get(row.application_id) ?? [];
    return {
      id: row.application_id,
      vacancy_id: row.id,
      status: row.application_status,
      applied_at: row.applied_at.toISOString(),
      updated_at: (history.at(-1)?.at ?? row.applied_at).toISOString(),
      cover_letter: row.cover_letter,
      keep_in_mind: row.keep_in_mind,
      history: history.map(({ status, at, note, notified }) => ({
        status,
        at: at.toISOString(),
        note: notified ? note : null,
      })),
      sent_answers: sentAnswers(row),
      resume: toResume(row),
      interviews: interviewsOf.get(row.application_id) ?? [],
      withdrawal_undo_until: row.undo_until?.toISOString() ?? null,
      ended: toEnd(row),
      off_notification_id: row.off_notification_id,
      unread_messages: row.unread_messages,
      vacancy: toVacancyCard(row),
    };
  });
}

/** The unread notification that an interview of the application (`a`) was called off. */
const offNotification = sql<number | null>`(
  select n.id from notifications n join applicants p on p.account_id = n.account_id
  where p.id = a.applicant_id and n.kind = 'interview' and n.target = a.vacancy_id::text
    and n.read_at is null and n.data ->> 'change' = 'cancelled' limit 1
)`;

/** Names the question of each answer; an empty answer is left out. */
function sentAnswers({
  answers,
  asked_questions,
}: {
  answers: Answer[];
  asked_questions: ScreeningQuestion[];
}): ApplicantApplication['sent_answers'] {
  const answerTo = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return asked_questions.flatMap(({ id, question }) => {
    const answer = answerTo.get(id);
    return answer ? [{ question, answer }] : [];
  });
}

function toResume(row: {
  resume_id: number | null;
  file_name: string | null;
  media_type: string | null;
  size: number | null;
}): ApplicantApplication['resume'] {
  const { resume_id: id, file_name, media_type, size } = row;
  if (id === null || file_name === null || media_type === null || size === null) return null;
  return { id, file_name, media_type, size };
}
