import { toApiErrorData } from '@cpa/shared/http';
import { useHost } from '@cpa/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { text } from '../../../messages/laterTexts.ts';
import { failureText } from '../../../page/failureText.ts';
import { createOwnProfileApi } from '../../../viewer/ownProfileApi.ts';

type OwnDistrictProps = {
  /** Receives the district of the profile, null without one, undefined after a failure. A toast says why there is none. */
  onRead: (id: number | null | undefined) => void;
};

/** Reads the district of the applicant's profile once. */
export default function OwnDistrict({ onRead }: OwnDistrictProps) {
  const { api, toasts } = useHost();
  const notify = useEffectEvent((id: number | null) => {
    if (id === null) toasts.info({ title: text('filters.noOwnDistrict') });
    onRead(id);
  });
  const fail = useEffectEvent((error: unknown) => {
    const data = toApiErrorData(error);
    if (data.status === 404) return notify(null);
    toasts.error({ title: failureText(data) });
    onRead(undefined);
  });
  useEffect(() => {
    const ending = new AbortController();
    createOwnProfileApi(api)
      .ownProfile(ending.signal)
      .then(({ district_id }) => notify(district_id))
      .catch((error: unknown) => ending.signal.aborted || fail(error));
    return () => ending.abort();
  }, [api]);
  return null;
}
