import type { Vacancy } from '@cpa/shared/contracts';
import { useShownVacancy } from '@cpa/shared/domain';
import { paths, prefetchOnIntent, signInPath, signInState } from '@cpa/shared/routing';
import { selectRole, selectSessionStatus } from '@cpa/shared/session';
import { ExternalLinkIcon, lazyComponent, Link, LinkButton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { SuccessMessage } from '../../../page/SuccessMessage.tsx';
import { webUrl } from '../../../text/webUrl.ts';
import { selectIsOwnCompany, type SessionRoot } from '../../../viewer/selectIsOwnCompany.ts';
import { applyAccess } from '../model/applyAccess.ts';
import { ownApplicationsRequested } from '../../../vacancies/appliedSlice.ts';
import { selectApply } from '../state/applySlice.ts';
import styles from './ApplyAction.module.css';
import { useApplyDialogUrl } from './useApplyDialogUrl.ts';

const applyDialog = lazyComponent(() => import(/* webpackChunkName: "apply-dialog" */ './ApplyDialog.tsx'));

/**
 * The action for applying that suits the visitor: apply, sign in, apply on the company's site, or an explanation.
 * Renders nothing for recruiters of the company.
 */
export function ApplyAction({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { shown } = useShownVacancy(vacancy);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const status = useSelector(selectSessionStatus);
  const role = useSelector(selectRole);
  const state = useSelector((root: object) => selectApply(root, vacancy.id));
  const access = applyAccess(status, role);
  const isOwn = useSelector((root: SessionRoot) => selectIsOwnCompany(root, vacancy.company.id));
  const isApplied = state?.status === 'applied';
  const panel = useApplyDialogUrl(vacancy.id, isApplied);
  const isOpen = panel.isRequested && access === 'apply' && !isApplied;
  const { Component: Dialog, isFailed } = applyDialog.useComponent(isOpen);
  const outside = webUrl(vacancy.external_apply_url);

  useEffect(() => {
    if (access === 'apply' && !outside) dispatch(ownApplicationsRequested());
  }, [access, outside, dispatch]);

  const signIn = signInPath(`${paths.vacancy(vacancy.id)}?apply=1`);
  const reason = t('apply.signIn', { title: shown.title, name: vacancy.company.name });
  const mustSignIn = panel.isRequested && access === 'signIn' && !outside;

  // The user clicked before the session was known, or followed a link to the form.
  useEffect(() => {
    if (mustSignIn) void navigate(signIn, { replace: true, state: signInState(reason) });
  }, [mustSignIn, signIn, reason, navigate]);

  if (isOwn) return null;
  if (outside) {
    return (
      <LinkButton
        isWide
        to={outside}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={t('vacancy.applyOutsideHint')}
        icon={<ExternalLinkIcon />}
      >
        {t('vacancy.applyOutside')}
      </LinkButton>
    );
  }
  if (isApplied) {
    return (
      <p className={styles.applied}>
        <SuccessMessage>
          {t('vacancy.applied')}.{' '}
          <Link to={paths.applicant.applications}>{t('vacancy.seeApplications')}</Link>
        </SuccessMessage>
      </p>
    );
  }
  if (access === 'notApplicant') return <p className={styles.sentence}>{t('vacancy.notApplicant')}</p>;
  return (
    <>
      <LinkButton
        isWide
        to={access === 'signIn' ? signIn : panel.address}
        preventScrollReset
        {...(access === 'signIn' && { state: signInState(reason) })}
        {...(access === 'apply' && prefetchOnIntent(applyDialog.prefetch))}
      >
        {t('vacancy.apply')}
      </LinkButton>
      <noscript>
        <p className={styles.sentence}>{t('vacancy.applyWithScript')}</p>
      </noscript>
      {isFailed && (
        <p role="alert" className={styles.sentence}>
          {t('failed.network')}
        </p>
      )}
      {isOpen && Dialog && <Dialog vacancy={vacancy} onClose={panel.close} />}
    </>
  );
}
