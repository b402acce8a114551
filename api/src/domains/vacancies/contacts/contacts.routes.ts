import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { serveMailedLink } from '../../../platform/http/mailedLink.ts';
import { confirmContact, isAsked } from './contacts.repository.ts';
import { readContactToken } from './contactToken.ts';

/** Handles the link in the mail to the contact of a vacancy. */
export const contactsRoutes: FastifyPluginAsyncZod = async (app) => {
  const contactIn = (token: string) => readContactToken(token, app.config.secrets.JWT_SECRET);

  serveMailedLink(app, {
    path: '/vacancy-contacts/confirm',
    tags: ['public'],
    summary: 'Confirm the contact of a vacancy with the token that was mailed',
    ask: {
      title: 'Applications by mail?',
      message:
        'We mail you the name of each person who applies to the vacancies that name this e-mail address.',
      button: 'Yes, mail them to me',
      keep: 'No, thank you',
    },
    done: { title: 'Thank you', message: 'From now on we mail you who applies to these vacancies.' },
    invalid: 'This link does not work any more. Ask the company to publish the vacancy again.',
    isValid: async (token) => {
      const contact = contactIn(token);
      return contact !== undefined && (await isAsked(app.db, contact));
    },
    change: async (token) => {
      const contact = contactIn(token);
      return contact !== undefined && (await confirmContact(app.db, contact));
    },
  });
};
