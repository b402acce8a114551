import { appliedSchema, applySchema, type Apply } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, invalidField, notFound } from '../../platform/errors/domainError.ts';
import { queueMail } from '../../platform/mail/outbox.repository.ts';
import { applicationReceivedMail, newApplicantMail } from './application.mails.ts';
import type { Caller } from '../accounts/caller.ts';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import {
  findStandingApplication,
  lockResume,
  insertApplication,
  lockVacancy,
  readCompanyRecipients,
  readRecruiterIds,
  type StandingApplication,
} from './apply.repository.ts';
import { notifyUsers } from './notifyUsers.ts';
import { assertRequiredAnswers, assertOpen } from './apply.rules.ts';

export const applyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vacancies/:id/apply',
    {
      onRequest: app.requireApplicant,
      preHandler: app.limitByCaller({ max: 60, window: 10 * MINUTE }),
      schema: {
        summary: 'Apply to a vacancy',
        description:
          '201: newly submitted. 200: had applied before; the first application stands unchanged. Without `resume_id` ' +
          'the default resume goes along; with null none.',
        tags: ['applicant'],
        params: idParamsSchema,
        body: applySchema,
        response: { 200: appliedSchema, 201: appliedSchema },
      },
    },
    async (request, reply) => {
      const { caller, body, params } = request;
      const applicantId = ownApplicantId(caller, body);
      const { isNew, id, status } = await app.db
        .transaction()
        .execute(async (trx) => await apply(trx, params.id, { ...caller, applicantId }, body));
      if (isNew) {
        notifyUsers(app, await readRecruiterIds(app.db, params.id), 'application-received', params.id);
      }
      return await reply.code(isNew ? 201 : 200).send({
        id,
        vacancy_id: params.id,
        applicant_id: applicantId,
        status,
        message: isNew ? 'Application submitted successfully' : 'You already applied to this vacancy',
      });
    },
  );

  async function apply(
    db: Executor,
    vacancyId: number,
    caller: Caller & { applicantId: number },
    body: Apply,
  ): Promise<StandingApplication & { isNew: boolean }> {
    const { applicantId } = caller;
    const vacancy = await lockVacancy(db, vacancyId);
    if (!vacancy) throw notFound('This vacancy');
    const standing = await findStandingApplication(db, vacancyId, applicantId);
    if (standing) return { ...standing, isNew: false };

    assertOpen(vacancy, new Date());
    assertRequiredAnswers(vacancy, body.answers ?? []);
    const resume_id = await resumeFor(db, applicantId, body);
    const who = { vacancyId, applicantId, accountId: caller.id };
    const inserted = await insertApplication(db, who, { ...body, resume_id });
    if (!inserted) return { ...(await findStandingApplication(db, vacancyId, applicantId))!, isNew: false };

    const { company, recipients } = await readCompanyRecipients(db, vacancy);
    const facts = {
      siteUrl: app.config.siteUrl,
      name: caller.name,
      title: vacancy.title,
      company,
      vacancyId,
    };
    await queueMail(db, caller.email, applicationReceivedMail(facts));
    for (const recipient of recipients) {
      await queueMail(db, recipient, newApplicantMail({ ...facts, applicationId: inserted.id }), {
        applicantId,
      });
    }
    return { ...inserted, isNew: true };
  }
};

/** Picks the resume: undefined sends the default one if any, null sends none. */
async function resumeFor(db: Executor, applicantId: number, { resume_id }: Apply): Promise<number | null> {
  if (resume_id === null) return null;
  const held = await lockResume(db, applicantId, resume_id);
  if (held === undefined && resume_id !== undefined) {
    throw invalidField('resume_id', 'This resume is not among yours.');
  }
  return held ?? null;
}

function ownApplicantId({ applicantId }: Caller, { applicant_id }: Apply): number {
  if (applicantId === null) {
    throw new DomainError(
      409,
      'applicant_profile_missing',
      'Please create your applicant profile before you apply.',
    );
  }
  if (applicant_id !== undefined && applicant_id !== applicantId) {
    throw new DomainError(403, 'foreign_applicant', 'You can apply for yourself only.');
  }
  return applicantId;
}
