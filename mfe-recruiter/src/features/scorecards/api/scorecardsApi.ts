import { type ScorecardForm, scorecardSchema, scorecardsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the scorecards of interviews. */
export function createScorecardsApi({ privateClient: client }: HttpClients) {
  return {
    list: (applicationId: number) =>
      request(client, `GET /recruiter/applicants/${applicationId}/scorecards`, scorecardsSchema),
    save: (interviewId: number, data: ScorecardForm) =>
      request(client, `PUT /recruiter/interviews/${interviewId}/scorecard`, scorecardSchema, { data }),
  };
}

export type ScorecardsApi = ReturnType<typeof createScorecardsApi>;
