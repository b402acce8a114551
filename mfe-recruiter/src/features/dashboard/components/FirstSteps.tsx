import type { RecruiterDashboard } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { Button, CheckIcon, LinkButton, VisuallyHidden } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectIsSendingMail } from '../state/dashboardSlice.ts';
import card from './Dashboard.module.css';
import styles from './FirstSteps.module.css';

/** Checklist of a new recruiter. It disappears once a vacancy is published. */
export function FirstSteps({ steps }: { steps: RecruiterDashboard['first_steps'] }) {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email ?? '';
  const isSendingMail = useSelector(selectIsSendingMail);
  const list: { id: string; isDone: boolean; title: string; text: string; action: ReactNode }[] = [
    {
      id: 'verify',
      isDone: steps.is_verified,
      title: t('steps.verify'),
      text: t(steps.is_verified ? 'steps.verify.done' : 'steps.verify.text', { email }),
      action: (
        <Button
          variant="secondary"
          size="small"
          isLoading={isSendingMail}
          onClick={() => dispatch(events.verificationMailRequested())}
        >
          {t('steps.sendAgain')}
        </Button>
      ),
    },
    {
      id: 'company',
      isDone: steps.has_company,
      title: t('steps.company'),
      text: t('steps.company.text'),
      action: (
        <LinkButton size="small" to={paths.recruiter.newCompany}>
          {t('company.add')}
        </LinkButton>
      ),
    },
    {
      id: 'vacancy',
      isDone: steps.has_draft,
      title: t('steps.vacancy'),
      text: t('steps.vacancy.text'),
      action: (
        <>
          <LinkButton variant="secondary" size="small" to={paths.recruiter.import}>
            {t('steps.import')}
          </LinkButton>
          <LinkButton variant="secondary" size="small" to={paths.recruiter.newVacancy}>
            {t('steps.write')}
          </LinkButton>
        </>
      ),
    },
    {
      id: 'publish',
      isDone: steps.has_published,
      title: t('steps.publish'),
      text: t(steps.is_verified ? 'steps.publish.text' : 'steps.publish.unverified'),
      action: steps.has_draft && steps.is_verified && (
        <LinkButton variant="secondary" size="small" to={paths.recruiter.vacancies}>
          {t('steps.openDrafts')}
        </LinkButton>
      ),
    },
  ];
  const done = list.filter(({ isDone }) => isDone).length;
  const current = list.find(({ isDone }) => !isDone)?.id;
  return (
    <section className={card.card} aria-labelledby="first-steps">
      <div className={card.head}>
        <h2 id="first-steps">{t('steps.title')}</h2>
        <span className={card.quiet}>{t('steps.progress', { done, total: list.length })}</span>
      </div>
      <ol className="plain-list">
        {list.map(({ id, isDone, title, text, action }, index) => (
          <li key={id} className={styles.step} data-current={id === current || undefined}>
            <span className={styles.number} data-done={isDone || undefined}>
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <div className="shrink basis-220">
              <p className={styles.title} data-done={isDone || undefined}>
                <span>{title}</span> {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
              </p>
              <p className={styles.text}>{text}</p>
            </div>
            {!isDone && <div className="row-2 wrap">{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
