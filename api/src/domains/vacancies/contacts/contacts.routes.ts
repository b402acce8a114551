import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { serveMailedLink } from '../../../platform/http/mailedLink.ts';
import { ASK_DAYS, canConfirm, confirmContact, endContact } from './contacts.repository.ts';
import { mailTextIn } from './mailTexts.ts';
import { readContactToken, type ContactLink } from './contactToken.ts';

/** Handles the links in the mails to the contact of a vacancy. */
export const contactsRoutes: FastifyPluginAsyncZod = async (app) => {
  const contactIn = (token: string, link: ContactLink) =>
    readContactToken(token, link, app.config.secrets.JWT_SECRET);

  serveMailedLink(app, {
    path: '/vacancy-contacts/confirm',
    summary: 'Confirm the contact of a vacancy with the token that was mailed',
    kind: 'confirm',
    texts: mailTextIn,
    invalid: new DomainError(400, 'contact_link_invalid', { days: ASK_DAYS }),
    isValid: async (token) => {
      const contact = contactIn(token, 'confirm');
      return contact !== undefined && (await canConfirm(app.db, contact));
    },
    change: async (token) => {
      const contact = contactIn(token, 'confirm');
      return contact !== undefined && (await confirmContact(app.db, contact));
    },
  });

  serveMailedLink(app, {
    path: '/vacancy-contacts/end',
    summary: 'End the mails about applicants to the contact of a vacancy, with one click',
    kind: 'end',
    texts: mailTextIn,
    invalid: new DomainError(400, 'contact_link_incomplete'),
    isValid: async (token) => await Promise.resolve(contactIn(token, 'end') !== undefined),
    change: async (token) => {
      const contact = contactIn(token, 'end');
      if (contact !== undefined) await endContact(app.db, contact);
      return contact !== undefined;
    },
  });
};
