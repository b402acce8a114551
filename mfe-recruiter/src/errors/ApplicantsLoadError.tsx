import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { ErrorNotice, lazyComponent, Skeleton } from '@cpa/shared/ui';
import { isUnsecured } from './isUnsecured.ts';
import { LoadError } from './LoadError.tsx';

const secureAccount = lazyComponent(
  () => import(/* webpackChunkName: "secure-account" */ '../security/SecureAccount.tsx'),
);

type Props = { error: ApiErrorData | null; onRetry: () => void };

/** In place of applicants that did not load: where a second step is missing, sets it up. */
export function ApplicantsLoadError({ error, onRetry }: Props) {
  const { Component: SecureAccount, isFailed, retry } = secureAccount.useComponent(isUnsecured(error));
  if (!isUnsecured(error)) return <LoadError error={error} onRetry={onRetry} />;
  if (SecureAccount) return <SecureAccount text={errorText(error)} onDone={onRetry} />;
  return isFailed ? <ErrorNotice onRetry={retry} /> : <Skeleton shape="block" height={240} />;
}
