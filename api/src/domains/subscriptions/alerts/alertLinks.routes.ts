import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { serveMailedLink } from '../../../platform/http/mailedLink.ts';
import { readAlertToken } from './alertToken.ts';
import { deleteAlert } from './searchAlerts.repository.ts';
import { confirmAlertByToken, isConfirmTokenValid } from './searchAlerts.service.ts';

/** Handles the links in alert mails. */
export const alertLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  const idIn = (token: string): number | undefined => readAlertToken(token, app.config.secrets.JWT_SECRET);
  const common = {
    tags: ['public'],
    invalid: new DomainError(400, 'alert_link_invalid'),
  };

  serveMailedLink(app, {
    ...common,
    path: '/search-alerts/confirm',
    summary: 'Confirm an alert with the token that was mailed',
    ask: {
      title: 'New vacancies by mail?',
      message: 'We mail you the new vacancies of your search. You can end it with the link in each mail.',
      button: 'Yes, mail them to me',
      keep: 'No, thank you',
    },
    done: { title: 'Thank you', message: 'From now on we mail you the new vacancies of your search.' },
    isValid: async (token) => await isConfirmTokenValid(app.db, token),
    change: async (token) => (await confirmAlertByToken(app.db, token)) !== 'dead',
  });

  serveMailedLink(app, {
    ...common,
    invalid: new DomainError(400, 'leave_link_invalid'),
    path: '/search-alerts/unsubscribe',
    summary: 'End an alert with the token of its mails, with one click',
    ask: {
      title: 'End this alert?',
      message: 'You will get no more mails about the new vacancies of this search.',
      button: 'Yes, end it',
      keep: 'No, keep it',
    },
    done: { title: 'Goodbye', message: 'You get no more mails of this alert.' },
    isValid: async (token) => idIn(token) !== undefined,
    change: async (token) => {
      const id = idIn(token);
      if (id !== undefined) await deleteAlert(app.db, id);
      return id !== undefined;
    },
  });
};
