import { prefetchOnIntent } from '@cpa/shared/routing';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { Button, IconButton, lazyComponent, MailIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import type { Followable } from '../state/followedCompaniesSlice.ts';
import styles from './FollowCardButton.module.css';

const follow = lazyComponent(() => import(/* webpackChunkName: "follow-on-card" */ './FollowOnCard.tsx'));

type FollowCardButtonProps = {
  company: Followable;
  /** Starts the sagas of the button, which load with it. */
  onStart: () => Promise<void>;
};

/** Stands for `FollowOnCard`, which loads with the first click, and at once for a signed-in user. */
export function FollowCardButton({ company, onStart }: FollowCardButtonProps) {
  const t = useText();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const [isAsked, setIsAsked] = useState(false);
  const { Component: FollowOnCard, isFailed, retry } = follow.useComponent(isAsked || isSignedIn);
  if (FollowOnCard) return <FollowOnCard company={company} isAsked={isAsked} onStart={onStart} />;
  return (
    <>
      <IconButton
        isFramed
        label={t('follow.title', { name: company.name })}
        icon={<MailIcon />}
        {...prefetchOnIntent(follow.prefetch)}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('chunk.failed')}</p>
          <Button variant="quiet" size="small" onClick={retry}>
            {t('chunk.again')}
          </Button>
        </div>
      )}
    </>
  );
}
