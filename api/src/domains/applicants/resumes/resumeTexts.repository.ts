import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { MAX_ATTEMPTS } from './resumeTexts.rules.ts';

export interface UnreadResume {
  id: number;
  storage_key: string;
  media_type: string;
}

/**
 * Counts an attempt to read the newest resume whose text is due, and schedules the next one in case this one fails:
 * after 10 minutes, 1, 6 and 36 hours. Concurrent processes take different resumes.
 */
export async function claimUnreadResume(db: Executor): Promise<UnreadResume | undefined> {
  const { rows } = await sql<UnreadResume>`
    update resume_texts t
    set attempts = t.attempts + 1,
      attempt_at = case when t.attempts + 1 < ${MAX_ATTEMPTS}
        then now() + interval '10 minutes' * power(6, t.attempts) end
    from resumes r
    where r.id = t.resume_id and t.resume_id = (
      select due.resume_id from resume_texts due where due.attempt_at <= now()
      order by due.resume_id desc limit 1 for update skip locked
    )
    returning r.id, r.storage_key, r.media_type
  `.execute(db);
  return rows[0];
}

/** Stores the text of a resume, or that it has none. A resume that was deleted in the meantime is ignored. */
export async function storeResumeText(db: Executor, id: number, text: string): Promise<void> {
  await db.updateTable('resume_texts').set({ text, attempt_at: null }).where('resume_id', '=', id).execute();
}
