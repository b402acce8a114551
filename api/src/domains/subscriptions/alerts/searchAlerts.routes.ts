import { searchAlertAskedSchema, searchAlertCreateSchema } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { confirmAlertMail } from './alerts.mails.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { newSecretToken } from '../../accounts/secretTokens.ts';
import { needsConfirmMail } from '../subscription.rules.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertFilter } from './alertFilter.ts';
import { alertName } from './alertName.ts';
import { confirmAlert, lockAlert, recordAlertLink, type AskedAlert } from './searchAlerts.repository.ts';

export const searchAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/search-alerts',
    {
      onRequest: async (request) => await knowCaller(request),
      preHandler: [
        app.limitByAddress({ max: 30, window: HOUR }),
        app.limitBy((request) => addressOf(request) ?? request.ip, { max: 10, window: HOUR }),
      ],
      schema: {
        summary: 'Have the new vacancies of a search mailed',
        description:
          'A visitor is mailed a link to confirm, with the same answer for every address. For the verified address of ' +
          'whoever is signed in it begins at once; asked again it changes how often.',
        tags: ['public'],
        body: searchAlertCreateSchema,
        response: { 200: searchAlertAskedSchema },
      },
    },
    async (request) => {
      const email = addressOf(request);
      if (email === undefined) throw invalidField('email', 'Please tell us where to send it.');
      const { frequency } = request.body;
      const asked = { email, filter: alertFilter(request.body.filter), frequency };
      const isOwn = isCallersOwn(request, email);
      await (isOwn ? begin(asked) : askToConfirm(asked));
      const message = isOwn
        ? `We will mail new vacancies to ${email}, ${frequency}.`
        : 'Please follow the link in the mail that we sent you.';
      return { email, confirmed: isOwn, message };
    },
  );

  async function begin(asked: AskedAlert): Promise<void> {
    await app.db.transaction().execute(async (trx) => {
      const alert = await lockAlert(trx, asked);
      if (!alert) throw new DomainError(409, 'too_many_alerts', 'You have as many alerts as one can have.');
      await confirmAlert(trx, alert.id, asked.frequency);
    });
  }

  async function askToConfirm(asked: AskedAlert): Promise<void> {
    const name = alertName(asked.filter, await readOptions(app.db));
    await app.db.transaction().execute(async (trx) => {
      const alert = await lockAlert(trx, asked);
      if (!alert || !needsConfirmMail(alert)) return;
      const token = newSecretToken();
      await recordAlertLink(trx, alert.id, { token, frequency: asked.frequency });
      const facts = { siteUrl: app.config.siteUrl, token, name, frequency: asked.frequency };
      await queueMail(trx, asked.email, confirmAlertMail(facts));
    });
  }

  /** Visitors need no token, but a given token must be valid, so that the browser refreshes it. */
  async function knowCaller(request: FastifyRequest): Promise<void> {
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
