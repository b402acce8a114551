import { type Profile, profileSchema, profileUpdateSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Executor } from '../../platform/database/executor.ts';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { readProfile } from './accounts.repository.ts';
import { updateProfile } from './profile.service.ts';

/** Reads the pending items of a user, which later domains provide. */
type ReadWaiting = (db: Executor, profile: Profile) => Promise<Profile['waiting']>;

/** Serves the profile of every role under the path of the specification. */
export function createProfileRoutes(readWaiting: ReadWaiting): FastifyPluginAsyncZod {
  return async (app) => {
    const common = { tags: ['account'], response: { 200: profileSchema } };

    app.get(
      '/recruiter/user/',
      { onRequest: app.requireCaller, schema: { summary: "The caller's profile", ...common } },
      async ({ caller }) => {
        const profile = await readProfile(app.db, caller.id);
        return { ...profile, waiting: await readWaiting(app.db, profile) };
      },
    );

    app.put(
      '/recruiter/user/',
      {
        onRequest: app.requireCaller,
        preHandler: app.limitByCaller({ max: 20, window: 5 * MINUTE }),
        schema: { summary: 'Change the name or the password', body: profileUpdateSchema, ...common },
      },
      async ({ body, caller, id: requestId }) =>
        await updateProfile({ db: app.db, siteUrl: app.config.siteUrl }, caller, body, requestId),
    );
  };
}
