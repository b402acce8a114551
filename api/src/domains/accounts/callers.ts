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
    /** Whether a hook is one of the following, which require a caller. */
    isGuard: (hook: unknown) => boolean;
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

type Guard = Extract<keyof FastifyInstance, `require${string}`>;

/** Authenticates bearer tokens. Role and permissions are read from the database on every request. */
export const callers = fp((app: FastifyInstance) => {
  app.decorateRequest('caller');
  const guards = new Set<unknown>();
  app.decorate('isGuard', (hook: unknown) => guards.has(hook));
  const guard = (name: Guard, require: preHandlerAsyncHookHandler) => {
    guards.add(require);
    app.decorate(name, require);
  };

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
  guard('requireCaller', requireCaller);
  guard('requireRecruiter', requireRecruiter);
  const requireApplicant = requireRole('applicant', 'for_applicants');
  guard('requireApplicant', requireApplicant);
  const verified = (require: typeof requireRecruiter) => async (request: FastifyRequest) => {
    await require(request);
    if (!request.caller.verified) {
      throw new DomainError(403, 'not_verified');
    }
  };
  const requireVerifiedRecruiter = verified(requireRecruiter);
  guard('requireVerifiedRecruiter', requireVerifiedRecruiter);
  guard('requireReviewer', async (request: FastifyRequest) => {
    await requireVerifiedRecruiter(request);
    const company = await findCompanyAskingStep(app.db, request.caller);
    if (company !== undefined) throw new DomainError(403, 'second_step_for_company', { company });
  });
  guard('requireVerifiedApplicant', verified(requireApplicant));
  guard('requireOperator', async (request: FastifyRequest) => {
    await requireCaller(request);
    const { id, familyId } = request.caller;
    if (!(await findOperator(app.db, id))) throw new DomainError(404, 'page_missing');
    if (!(await isSessionSecured(app.db, familyId))) throw new DomainError(403, 'second_step_for_operators');
  });
});
