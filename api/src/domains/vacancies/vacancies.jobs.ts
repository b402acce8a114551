import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { publishPostings } from '../companies/publishToMembers.ts';
import { askContacts } from './contacts/contacts.service.ts';
import { expireVacancies } from './editing/expireVacancies.service.ts';
import { guessOccupations } from './occupations/guessOccupations.service.ts';
import { guessLanguages } from './text-language/guessLanguages.service.ts';
import { openScheduledVacancies } from './editing/openScheduled.service.ts';

export const expireVacanciesJob = defineJob({
  name: 'expire-vacancies',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  run: async (services: { db: Database; publishEvent: PublishEvent }) => {
    const { companies } = await expireVacancies(services.db);
    await publishPostings(services, companies);
  },
});

/** Fills in occupations of vacancies from before they had any. */
export const guessOccupationsJob = defineJob({
  name: 'guess-occupations',
  cron: '*/5 * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 600,
  retries: 0,
  run: async ({ db, signal }: { db: Database; signal: AbortSignal }) => await guessOccupations(db, signal),
});

/** This process has processed the vacancies up to this ID; a later change of a vacancy includes a guess. */
let lastGuessed = 0;

/** Fills in languages of vacancies from before they had any. */
export const guessLanguagesJob = defineJob({
  name: 'guess-languages',
  cron: '*/5 * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 600,
  retries: 0,
  run: async ({ db, signal }: { db: Database; signal: AbortSignal }) => {
    ({ last: lastGuessed } = await guessLanguages(db, { after: lastGuessed, signal }));
  },
});

/** Publishes drafts whose time has come. */
export const openScheduledVacanciesJob = defineJob({
  name: 'open-scheduled-vacancies',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db, config, publishEvent }: { db: Database; config: Config; publishEvent: PublishEvent }) =>
    await openScheduledVacancies({ db, siteUrl: config.siteUrl, publishEvent }),
});

/** Asks the contacts of published vacancies whether applications may be mailed to them. */
export const askContactsJob = defineJob({
  name: 'ask-contacts',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db, config }: { db: Database; config: Config }) =>
    await askContacts({ db, siteUrl: config.siteUrl, secret: config.secrets.JWT_SECRET }),
});
