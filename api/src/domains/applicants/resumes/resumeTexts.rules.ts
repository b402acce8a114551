/** Attempts to read the text of a resume: its file may be unreadable, its storage away, or the process may die. */
export const MAX_ATTEMPTS = 5;

/** Resumes read in one run of the job. With the time limit of each, a run ends before its timeout. */
export const BATCH_SIZE = 20;
