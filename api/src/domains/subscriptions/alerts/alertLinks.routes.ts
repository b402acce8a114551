import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { serveMailedLink } from '../../../platform/http/mailedLink.ts';
import { readAlertToken } from './alertToken.ts';
import { mailTextIn } from './mailTexts.ts';
import { deleteAlert } from './searchAlerts.repository.ts';
import { confirmAlertByToken, isConfirmTokenValid } from './searchAlerts.service.ts';

/** Handles the links in alert mails. */
export const alertLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  const idIn = (token: string): number | undefined => readAlertToken(token, app.config.secrets.JWT_SECRET);
  const common = {
    invalid: new DomainError(400, 'alert_link_invalid'),
  };

  serveMailedLink(app, {
    ...common,
    path: '/search-alerts/confirm',
    summary: 'Confirm an alert with the token that was mailed',
    kind: 'confirm',
    texts: mailTextIn,
    isValid: async (token) => await isConfirmTokenValid(app.db, token),
    change: async (token) => (await confirmAlertByToken(app.db, token)) !== 'dead',
  });

  serveMailedLink(app, {
    ...common,
    invalid: new DomainError(400, 'leave_link_invalid'),
    path: '/search-alerts/unsubscribe',
    summary: 'End an alert with the token of its mails, with one click',
    kind: 'end',
    texts: mailTextIn,
    isValid: async (token) => idIn(token) !== undefined,
    change: async (token) => {
      const id = idIn(token);
      if (id !== undefined) await deleteAlert(app.db, id);
      return id !== undefined;
    },
  });
};
