import { applicantSchema, messageSchema, recommendationsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createRecommendationsApi({ privateClient: client }: HttpClients) {
  return {
    /** Status 404: the account has no profile yet. */
    list: () => request(client, 'GET /applicant/me/recommendations', recommendationsSchema),
    hide: (id: number) => request(client, `PUT /applicant/me/recommendations/${id}/hidden`, messageSchema),
    unhide: (id: number) =>
      request(client, `DELETE /applicant/me/recommendations/${id}/hidden`, messageSchema),
    switch: (recommendations: boolean) =>
      request(client, 'POST /applicant/me', applicantSchema, { data: { recommendations } }),
  };
}

export type RecommendationsApi = ReturnType<typeof createRecommendationsApi>;
