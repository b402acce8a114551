import {
  type RecruiterVacancy,
  recruiterVacancySchema,
  vacancyCreateSchema,
  vacancyDeletedSchema,
  vacancyExtendSchema,
  vacancyRepostSchema,
  vacancyUpdateSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { publishPostings } from '../../companies/publishToMembers.ts';
import {
  type ActionContext,
  closeVacancy,
  extendVacancy,
  removeVacancy,
  repostVacancy,
} from './vacancyActions.service.ts';
import {
  changeVacancy,
  createOwnVacancy,
  readOwnVacancy,
  sponsorOwnVacancy,
  withLockedVacancy,
} from './vacancyEditing.service.ts';
import { editVacancy } from './writeVacancy.service.ts';

/** Creates, updates and acts on vacancies of the recruiter's companies. Every call returns the resulting vacancy. */
export const vacancyEditingRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: recruiterVacancySchema };
  /** Unverified recruiters may prepare drafts; the rules reject everything else. */
  const drafting = {
    onRequest: app.requireRecruiter,
    // The editor saves a second after the last keystroke.
    preHandler: app.limitByCaller({ max: 600, window: 10 * MINUTE }),
  };
  /** Notifies the company's open pages of the remaining postings after an action that may have used or freed one. */
  const published = async (vacancy: RecruiterVacancy) => {
    await publishPostings(app, [vacancy.company.id]);
    return vacancy;
  };
  const publishing = { ...drafting, onRequest: app.requireVerifiedRecruiter };

  app.post(
    '/recruiter/vacancy',
    {
      ...drafting,
      schema: {
        summary: 'Create a vacancy, as a draft or open',
        description:
          'Publishing uses the free posting of the company or one of a package: 402 `no_posting_left` without one.',
        body: vacancyCreateSchema,
        response: { 201: recruiterVacancySchema },
      },
    },
    async ({ body, caller }, reply) => {
      const vacancy = await createOwnVacancy(app.db, caller, body);
      return await reply.code(201).send(vacancy.status === 'open' ? await published(vacancy) : vacancy);
    },
  );

  app.get(
    '/recruiter/vacancy/:id',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'Read an own vacancy with all fields of the editor and its history',
        params: idParamsSchema,
        response,
      },
    },
    async ({ params, caller }) => await readOwnVacancy(app.db, caller.id, params.id),
  );

  app.post(
    '/recruiter/vacancy/:id',
    {
      ...drafting,
      schema: {
        summary: 'Update the given fields of a vacancy; status open publishes a draft',
        description:
          'With `version`: 409 `edit_conflict` when somebody else has changed the vacancy since. `opens_at` schedules.',
        params: idParamsSchema,
        body: vacancyUpdateSchema,
        response,
      },
    },
    async ({ caller, params, body }) => {
      const change = async ({ db, vacancy, now }: ActionContext) =>
        await editVacancy(db, caller, vacancy, body, now);
      const vacancy = await changeVacancy(app.db, caller, params.id, change);
      return body.status === 'open' ? await published(vacancy) : vacancy;
    },
  );

  app.delete(
    '/recruiter/vacancy/:id',
    {
      ...drafting,
      schema: {
        summary: 'Delete a vacancy that is not open and has no applications',
        params: idParamsSchema,
        response: { 200: vacancyDeletedSchema },
      },
    },
    async ({ caller, params, id: requestId }) => {
      await withLockedVacancy(
        app.db,
        caller,
        params.id,
        async (context) => await removeVacancy(context, requestId),
      );
      return { id: params.id, message: 'Vacancy deleted successfully' };
    },
  );

  app.post(
    '/recruiter/vacancy/:id/extend',
    {
      ...publishing,
      schema: {
        summary: 'Extend an open vacancy to a later day',
        description: 'Uses another posting beyond the current one: 402 `no_posting_left` without one.',
        params: idParamsSchema,
        body: vacancyExtendSchema,
        response,
      },
    },
    async ({ caller, params, body }) =>
      await published(
        await changeVacancy(
          app.db,
          caller,
          params.id,
          async (context) => await extendVacancy(context, body.valid_through),
        ),
      ),
  );

  app.post(
    '/recruiter/vacancy/:id/close',
    {
      ...publishing,
      schema: { summary: 'Close an open vacancy', params: idParamsSchema, response },
    },
    async ({ caller, params }) =>
      await published(await changeVacancy(app.db, caller, params.id, closeVacancy)),
  );

  app.post(
    '/recruiter/vacancy/:id/repost',
    {
      ...publishing,
      schema: {
        summary: 'Repost a closed or expired vacancy',
        description:
          'Free within the current posting; otherwise uses another one: 402 `no_posting_left` without one.',
        params: idParamsSchema,
        body: vacancyRepostSchema,
        response,
      },
    },
    async ({ caller, params, body }) =>
      await published(
        await changeVacancy(
          app.db,
          caller,
          params.id,
          async (context) => await repostVacancy(context, body?.valid_through),
        ),
      ),
  );

  app.post(
    '/recruiter/vacancy/:id/sponsor',
    {
      ...publishing,
      schema: {
        summary: 'Sponsor an open vacancy with a purchased sponsorship',
        description: '201: sponsored. 200: already sponsored, nothing is used. 402 `no_sponsorship_left`.',
        params: idParamsSchema,
        response: { ...response, 201: recruiterVacancySchema },
      },
    },
    async ({ caller, params }, reply) => {
      const { isNew, vacancy } = await sponsorOwnVacancy(app.db, caller, params.id);
      return await reply.code(isNew ? 201 : 200).send(isNew ? await published(vacancy) : vacancy);
    },
  );
};
