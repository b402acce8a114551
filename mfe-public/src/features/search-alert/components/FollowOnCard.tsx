import { selectIsAuthenticated } from '@cpa/shared/session';
import { CheckIcon, IconButton, MailIcon } from '@cpa/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import {
  events,
  type Followable,
  selectFollowAlert,
  selectIsFollowPending,
} from '../state/followedCompaniesSlice.ts';
import { useCompanyAlert } from './useCompanyAlert.ts';

type FollowOnCardProps = {
  company: Followable;
  /** The user clicked before this was loaded. */
  isAsked: boolean;
  onStart: () => Promise<void>;
};

/** Follows a company from its card. */
export default function FollowOnCard({ company: { id, name }, isAsked, onStart }: FollowOnCardProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const isFollowed = useSelector((state: object) => selectFollowAlert(state, id)) !== undefined;
  const isPending = useSelector((state: object) => selectIsFollowPending(state, id));
  const { open, prefetch, dialog } = useCompanyAlert({ id, name });
  const button = useRef<HTMLButtonElement>(null);
  const follow = () => (isSignedIn ? dispatch(events.followToggled({ id, name })) : open());
  const start = useEffectEvent(async () => {
    if (isAsked) button.current?.focus();
    await onStart();
    if (isAsked) follow();
  });
  // Without its sagas the button does nothing; the next page load retries.
  useEffect(() => void start().catch(() => {}), []);
  return (
    <>
      <IconButton
        ref={button}
        isFramed
        label={t('follow.title', { name })}
        icon={isFollowed ? <CheckIcon /> : <MailIcon />}
        {...(isSignedIn ? { isPressed: isFollowed } : { 'aria-haspopup': 'dialog' })}
        aria-disabled={isPending}
        onPointerEnter={prefetch}
        onClick={follow}
      />
      {dialog}
    </>
  );
}
