import {
  type ApplicationStatus,
  MAX_BATCH,
  type StatusBatch,
  type StatusUpdate,
} from '@cpa/shared/contracts';
import { failureReason, toApiErrorData } from '@cpa/shared/http';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import type { Moved } from './moveEvents.ts';

/** Result for one application. `status` is null when it failed. */
export type MoveResult = {
  applicant: Moved;
  status: ApplicationStatus | null;
  changeId: number | null;
  effectiveAt: string | null;
  error: string | null;
};

/**
 * Changes the status of one applicant with the call of the specification, of several in batches. Each change names the
 * status on screen, so that the server rejects it when a colleague has changed it.
 */
export async function changeStatuses(
  api: ApplicantsApi,
  { applicants, update }: { applicants: readonly Moved[]; update: StatusUpdate },
): Promise<MoveResult[]> {
  const [first, ...others] = applicants;
  if (first && others.length === 0) {
    const known_status = first.status;
    const { current_status, change_id, effective_at } = await api.changeStatus(
      first.vacancy_id,
      first.applicant_id,
      { ...update, known_status },
    );
    return [
      {
        applicant: first,
        status: current_status,
        changeId: change_id,
        effectiveAt: effective_at,
        error: null,
      },
    ];
  }
  const moved: MoveResult[] = [];
  for (let start = 0; start < applicants.length; start += MAX_BATCH) {
    const batch = applicants.slice(start, start + MAX_BATCH);
    const { results, failure } = await changeBatch(api, {
      ...update,
      ids: batch.map(({ id }) => id),
      known_statuses: batch.map(({ status }) => status),
    });
    // A failure of the first batch is the failure of the request: nothing has changed.
    if (failure !== null && start === 0) throw failure;
    const byId = new Map(results.map((result) => [result.id, result]));
    for (const applicant of batch) {
      const result = byId.get(applicant.id);
      moved.push({
        applicant,
        status: result?.current_status ?? null,
        changeId: result?.change_id ?? null,
        effectiveAt: result?.effective_at ?? null,
        error: result ? result.error : failure === null ? '' : failureReason(toApiErrorData(failure)),
      });
    }
  }
  return moved;
}

/** Changes one batch. A failure must not hide the results of the batches before it. */
async function changeBatch(api: ApplicantsApi, data: StatusBatch) {
  try {
    return { results: (await api.changeStatuses(data)).results, failure: null };
  } catch (failure) {
    return { results: [], failure };
  }
}
