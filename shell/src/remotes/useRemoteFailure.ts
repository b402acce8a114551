import { useNavigation, useRevalidator, useRouteError } from 'react-router';
import { RemoteFailure, type RemoteFailureKind } from './loader/remoteFailure.ts';

export type RemoteTrouble = {
  /** `crashed`: the area's own code threw. */
  kind: RemoteFailureKind | 'crashed';
  error: unknown;
  isTrying: boolean;
  /** Loads what is missing and shows the page, without a reload: the rest of the site stays as it is. */
  tryAgain: () => void;
};

/** What went wrong in the area of the page that this is called in, and the way out of it. */
export function useRemoteFailure(): RemoteTrouble {
  const error = useRouteError();
  const { state: revalidation, revalidate } = useRevalidator();
  const { state: navigation } = useNavigation();
  return {
    kind: error instanceof RemoteFailure ? error.kind : 'crashed',
    error,
    isTrying: revalidation !== 'idle' || navigation !== 'idle',
    tryAgain: () => void revalidate(),
  };
}
