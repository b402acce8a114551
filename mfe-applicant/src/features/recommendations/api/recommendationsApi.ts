import { applicantSchema, messageSchema, recommendationsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createRecommendationsApi({ privateClient: client }: HttpClients) {
  return {
    /** Status 404: the account has no profile yet. */
    list: () =>
      callApi(client, {
        method: 'GET',
        url: '/applicant/me/recommendations',
        response: recommendationsSchema,
      }),
    hide: (id: number) =>
      callApi(client, {
        method: 'PUT',
        url: `/applicant/me/recommendations/${id}/hidden`,
        response: messageSchema,
      }),
    unhide: (id: number) =>
      callApi(client, {
        method: 'DELETE',
        url: `/applicant/me/recommendations/${id}/hidden`,
        response: messageSchema,
      }),
    switch: (recommendations: boolean) =>
      callApi(client, {
        method: 'POST',
        url: '/applicant/me',
        data: { recommendations },
        response: applicantSchema,
      }),
  };
}

export type RecommendationsApi = ReturnType<typeof createRecommendationsApi>;
