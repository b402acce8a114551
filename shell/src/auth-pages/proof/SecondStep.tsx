import { ErrorNotice, lazyComponent, Spinner } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import { AuthCard } from '../AuthCard.tsx';

const card = lazyComponent(() => import(/* webpackChunkName: "second-step" */ './SecondStepCard.tsx'));

/** `/login?step=2`: the second step of a sign-in, whose code loads when it is needed. */
export function SecondStep({ to }: { to: string | null }) {
  const t = useText();
  const { Component: Card, isFailed, retry } = card.useComponent(true);
  if (Card) return <Card to={to} />;
  return (
    <AuthCard heading={t('step.heading')}>
      {isFailed ? <ErrorNotice onRetry={retry} /> : <Spinner label={t('step.loading')} />}
    </AuthCard>
  );
}
