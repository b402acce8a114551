import {
  recruiterVacancySchema,
  vacancyCreateSchema,
  vacancyDeletedSchema,
  vacancyExtendSchema,
  vacancyRepostSchema,
  vacancyUpdateSchema,
  type RecruiterVacancy,
} from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { lockOwnVacancy } from './ownedVacancies.repository.ts';
import { readRecruiterVacancy } from './recruiterVacancy.repository.ts';
import {
  closeVacancy,
  extendVacancy,
  removeVacancy,
  repostVacancy,
  sponsorVacancy,
  type Act,
} from './vacancyActions.service.ts';
import { createVacancy, editVacancy } from './writeVacancy.service.ts';

/** Parameters parsed by the schema. */
const parsedIdSchema = z.object({ id: z.number() });

/** Creates, updates and acts on vacancies of the recruiter's companies. Every call returns the resulting vacancy. */
export const vacancyEditingRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['recruiter'] };
  const answer = { 200: recruiterVacancySchema };
  /** Unverified recruiters may prepare drafts; the rules reject everything else. */
  const drafting = {
    onRequest: app.requireRecruiter,
    preHandler: app.limitByCaller({ max: 120, window: 10 * MINUTE }),
  };
  const publishing = { ...drafting, onRequest: app.requireVerifiedRecruiter };

  app.post(
    '/recruiter/vacancy',
    {
      ...drafting,
      schema: {
        summary: 'Create a vacancy, as a draft or open',
        description:
          'Open takes the free posting of the company, or one of a package: 402 `no_posting_left` when there is none.',
        ...common,
        body: vacancyCreateSchema,
        response: { 201: recruiterVacancySchema },
      },
    },
    async ({ body, caller }, reply) => {
      const vacancy = await app.db.transaction().execute(async (trx) => {
        const id = await createVacancy(trx, caller, body, new Date());
        return await ownVacancy(trx, caller.id, id);
      });
      return await reply.code(201).send(vacancy);
    },
  );

  app.get(
    '/recruiter/vacancy/:id',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'Ours: one own vacancy with all that its editor shows, and its history',
        ...common,
        params: idParamsSchema,
        response: answer,
      },
    },
    async ({ params, caller }) => await ownVacancy(app.db, caller.id, params.id),
  );

  app.post(
    '/recruiter/vacancy/:id',
    {
      ...drafting,
      schema: {
        summary: 'Change a vacancy; keys left out stay as they are; status open publishes a draft',
        ...common,
        params: idParamsSchema,
        body: vacancyUpdateSchema,
        response: answer,
      },
    },
    async (request) =>
      await change(
        request,
        async ({ db, caller, vacancy, now }) => await editVacancy(db, caller, vacancy, request.body, now),
      ),
  );

  app.delete(
    '/recruiter/vacancy/:id',
    {
      ...drafting,
      schema: {
        summary: 'Delete a vacancy that is not open and that nobody applied to',
        ...common,
        params: idParamsSchema,
        response: { 200: vacancyDeletedSchema },
      },
    },
    async (request) => {
      await hold(request, async (act) => await removeVacancy(act, request.id));
      return { id: request.params.id, message: 'Vacancy deleted successfully' };
    },
  );

  app.post(
    '/recruiter/vacancy/:id/extend',
    {
      ...publishing,
      schema: {
        summary: 'Let an open vacancy stay up until a later day',
        description: 'Beyond what its posting covers it takes another one: 402 `no_posting_left` without.',
        ...common,
        params: idParamsSchema,
        body: vacancyExtendSchema,
        response: answer,
      },
    },
    async (request) =>
      await change(request, async (act) => await extendVacancy(act, request.body.valid_through)),
  );

  app.post(
    '/recruiter/vacancy/:id/close',
    {
      ...publishing,
      schema: { summary: 'Close an open vacancy', ...common, params: idParamsSchema, response: answer },
    },
    async (request) => await change(request, closeVacancy),
  );

  app.post(
    '/recruiter/vacancy/:id/repost',
    {
      ...publishing,
      schema: {
        summary: 'Open a closed or expired vacancy again',
        description:
          'Free within the posting it had; otherwise as publishing: 402 `no_posting_left` without one.',
        ...common,
        params: idParamsSchema,
        body: vacancyRepostSchema,
        response: answer,
      },
    },
    async (request) =>
      await change(request, async (act) => await repostVacancy(act, request.body?.valid_through)),
  );

  app.post(
    '/recruiter/vacancy/:id/sponsor',
    {
      ...publishing,
      schema: {
        summary: 'Sponsor an open vacancy with a sponsorship that was bought',
        description:
          '201: sponsored. 200: was sponsored already, nothing is taken. 402 `no_sponsorship_left`.',
        ...common,
        params: idParamsSchema,
        response: { ...answer, 201: recruiterVacancySchema },
      },
    },
    async (request, reply) => {
      const [isNew, vacancy] = await hold(request, async (act) => [
        await sponsorVacancy(act),
        await ownVacancy(act.db, act.caller.id, act.vacancy.id),
      ]);
      return await reply.code(isNew ? 201 : 200).send(vacancy);
    },
  );

  /** Runs an action on the locked vacancy of the URL and returns the result. */
  async function change(
    request: FastifyRequest,
    action: (act: Act) => Promise<void>,
  ): Promise<RecruiterVacancy> {
    return await hold(request, async (act) => {
      await action(act);
      return await ownVacancy(act.db, act.caller.id, act.vacancy.id);
    });
  }

  async function hold<T>({ params, caller }: FastifyRequest, work: (act: Act) => Promise<T>): Promise<T> {
    const { id } = z.parse(parsedIdSchema, params);
    const now = new Date();
    return await app.db.transaction().execute(async (db) => {
      const vacancy = await lockOwnVacancy(db, caller.id, id, now);
      if (!vacancy) throw notFound('This vacancy');
      return await work({ db, caller, vacancy, now });
    });
  }

  async function ownVacancy(db: Executor, recruiterId: number, id: number): Promise<RecruiterVacancy> {
    const vacancy = await readRecruiterVacancy(db, recruiterId, id);
    if (!vacancy) throw notFound('This vacancy');
    return vacancy;
  }
};
