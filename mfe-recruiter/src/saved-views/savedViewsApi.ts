import { type SavedViewForm, savedViewsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls of saved views. Each returns all views of the recruiter. */
export function createSavedViewsApi({ privateClient: client }: HttpClients) {
  return {
    views: () => request(client, 'GET /recruiter/views', savedViewsSchema),
    save: (data: SavedViewForm) => request(client, 'PUT /recruiter/views', savedViewsSchema, { data }),
    remove: (id: number) => request(client, `DELETE /recruiter/views/${id}`, savedViewsSchema),
  };
}

export type SavedViewsApi = ReturnType<typeof createSavedViewsApi>;
