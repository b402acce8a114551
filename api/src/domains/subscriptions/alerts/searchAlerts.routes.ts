import { searchAlertAskedSchema, searchAlertCreateSchema, type VacancyFilter } from '@cpa/shared/contracts';
import { networkOf } from '@cpa/shared/server';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invalidField } from '../../../platform/errors/domainError.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { alertFilter } from './alertFilter.ts';
import { requestAlert, startAlert } from './searchAlerts.service.ts';

export const searchAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  const perNetwork = app.limitByAddress({ max: 30, window: HOUR, name: 'search-alerts network' });
  const perAddress = app.limitBy((request) => addressOf(request) ?? networkOf(request.ip), {
    max: 10,
    window: HOUR,
    name: 'search-alerts address',
  });
  const follows = app.limitByCaller({ max: 60, window: HOUR, name: 'search-alerts follow' });

  app.post(
    '/search-alerts',
    {
      onRequest: async (request) => await authenticateIfGiven(request),
      preHandler: app.limitByChoice((request) =>
        isFollow(request)
          ? follows
          : async (...args) => {
              await perNetwork.call(app, ...args);
              await perAddress.call(app, ...args);
            },
      ),
      schema: {
        summary: 'Have the new vacancies of a search mailed',
        description:
          'A visitor is mailed a link to confirm, with the same answer for every address. For the verified address of ' +
          'whoever is signed in it begins at once; asked again it changes how often.',
        body: searchAlertCreateSchema,
        response: { 200: searchAlertAskedSchema },
      },
    },
    async (request) => {
      const email = addressOf(request);
      if (email === undefined) throw invalidField('email', 'alert_email_missing');
      const { frequency } = request.body;
      const language = requestLanguage(request);
      const asked = { email, filter: alertFilter(request.body.filter), frequency, language };
      const isOwn = isCallersOwn(request, email);
      await (isOwn
        ? startAlert(app.db, asked)
        : requestAlert({ db: app.db, siteUrl: app.config.siteUrl }, asked));
      const message = isOwn
        ? `We will mail new vacancies to ${email}, ${frequency.replace('_', ' ')}.`
        : 'Please follow the link in the mail that we sent you.';
      return { email, confirmed: isOwn, message };
    },
  );

  /** Visitors need no token, but a given token must be valid, so that the browser refreshes it. */
  async function authenticateIfGiven(request: FastifyRequest): Promise<void> {
    if (request.headers.authorization) await app.requireCaller(request, undefined as never);
  }
};

function addressOf({ body, caller }: FastifyRequest): string | undefined {
  return (body as { email?: string }).email ?? (caller as { email: string } | undefined)?.email;
}

function isCallersOwn(request: FastifyRequest, email: string): boolean {
  const caller = request.caller as FastifyRequest['caller'] | undefined;
  return caller?.verified === true && caller.email === email;
}

/** Returns whether the caller follows one company with a click, without a mail: the e-mail address is verified. */
function isFollow(request: FastifyRequest): boolean {
  const { filter } = request.body as { filter: VacancyFilter };
  const { filter_companies: companies, ...others } = alertFilter(filter);
  const email = addressOf(request);
  return (
    companies?.length === 1 &&
    Object.keys(others).length === 0 &&
    email !== undefined &&
    isCallersOwn(request, email)
  );
}
