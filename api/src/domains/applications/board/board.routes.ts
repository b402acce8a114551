import { boardNeighboursSchema, placedCardSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { placeCard } from './board.service.ts';

/** Order of the cards in a column of the applicants board, shared by the recruiters of the company. */
export const boardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/recruiter/applicants/:id/board-position',
    {
      onRequest: app.requireReviewer,
      schema: {
        summary: 'Place an application between two others of its stage on the board',
        params: idParamsSchema,
        body: boardNeighboursSchema,
        response: { 200: placedCardSchema },
      },
    },
    async ({ caller, params, body, log }) =>
      await placeCard({ db: app.db, publishEvent: app.publishEvent, log }, caller.id, params.id, body),
  );
};
