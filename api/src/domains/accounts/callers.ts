import type { Role } from '@cpa/shared/contracts';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '../../platform/errors/domainError.ts';
import { readAccessToken } from './sessions/accessToken.ts';
import type { Caller } from './caller.ts';
import { findOperator } from './operators/operators.repository.ts';
import { isSessionSecured } from './secondSteps.repository.ts';
import { findCompanyAskingStep } from './second-step/companyRule.repository.ts';
import { findCaller } from './sessions/sessions.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireCaller` and its variants. */
    caller: Caller;
  }
  interface FastifyInstance {
    /** Requires a session. Runs as `onRequest`, so that anonymous callers learn nothing from validation. */
    requireCaller: preHandlerAsyncHookHandler;
    requireRecruiter: preHandlerAsyncHookHandler;
    /** Requires a recruiter with a verified e-mail address. */
    requireVerifiedRecruiter: preHandlerAsyncHookHandler;
    /**
     * Requires a verified recruiter who may open applicants: where a company of the caller asks for a second step, the
     * session must have given it.
     */
    requireReviewer: preHandlerAsyncHookHandler;
    requireApplicant: preHandlerAsyncHookHandler;
    /** Requires an applicant with a verified e-mail address. */
    requireVerifiedApplicant: preHandlerAsyncHookHandler;
    /** Requires an operator of the site. Other accounts learn nothing: they get a 404. */
    requireOperator: preHandlerAsyncHookHandler;
  }
}

/** Authenticates bearer tokens. Role and permissions are read from the database on every request. */
export const callers = fp((app: FastifyInstance) => {
  app.decorateRequest('caller');

  const requireCaller = async (request: FastifyRequest): Promise<void> => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    const session =
      scheme?.toLowerCase() === 'bearer' && token ? await readAccessToken(app.config, token) : undefined;
    const caller = session && (await findCaller(app.db, session));
    if (!caller) throw new DomainError(401, 'unauthenticated');
    request.caller = caller;
  };

  const requireRole =
    (role: Role, code: 'for_recruiters' | 'for_applicants') =>
    async (request: FastifyRequest): Promise<void> => {
      await requireCaller(request);
      if (request.caller.role !== role) throw new DomainError(403, code);
    };

  const requireRecruiter = requireRole('recruiter', 'for_recruiters');
  app.decorate('requireCaller', requireCaller);
  app.decorate('requireRecruiter', requireRecruiter);
  const requireApplicant = requireRole('applicant', 'for_applicants');
  app.decorate('requireApplicant', requireApplicant);
  const verified = (require: typeof requireRecruiter) => async (request: FastifyRequest) => {
    await require(request);
    if (!request.caller.verified) {
      throw new DomainError(403, 'not_verified');
    }
  };
  const requireVerifiedRecruiter = verified(requireRecruiter);
  app.decorate('requireVerifiedRecruiter', requireVerifiedRecruiter);
  app.decorate('requireReviewer', async (request: FastifyRequest) => {
    await requireVerifiedRecruiter(request);
    const company = await findCompanyAskingStep(app.db, request.caller);
    if (company !== undefined) throw new DomainError(403, 'second_step_for_company', { company });
  });
  app.decorate('requireVerifiedApplicant', verified(requireApplicant));
  app.decorate('requireOperator', async (request: FastifyRequest) => {
    await requireCaller(request);
    const { id, familyId } = request.caller;
    if (!(await findOperator(app.db, id))) throw new DomainError(404, 'page_missing');
    if (!(await isSessionSecured(app.db, familyId))) throw new DomainError(403, 'second_step_for_operators');
  });
});
