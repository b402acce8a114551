import { ErrorNotice, Spinner } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import { AuthCard } from '../AuthCard.tsx';
import { useLoaded } from '../useLoaded.ts';

const loadCard = () =>
  import(/* webpackChunkName: "second-step" */ './SecondStepCard.tsx').then(
    ({ SecondStepCard }) => SecondStepCard,
  );

/** `/login?step=2`: the second step of a sign-in, whose code loads when it is needed. */
export function SecondStep({ to }: { to: string | null }) {
  const t = useText();
  const { value: Card, isFailed } = useLoaded(loadCard, true);
  if (Card) return <Card to={to} />;
  return (
    <AuthCard heading={t('step.heading')}>
      {isFailed ? <ErrorNotice /> : <Spinner label={t('step.loading')} />}
    </AuthCard>
  );
}
