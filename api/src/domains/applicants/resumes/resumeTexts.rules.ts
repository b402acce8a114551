/** Attempts to read the text of a resume whose file cannot be read, storage is unavailable or process dies. */
export const MAX_ATTEMPTS = 5;

/** Resumes read in one run of the job. With the time limit of each, a run ends before its timeout. */
export const BATCH_SIZE = 20;
