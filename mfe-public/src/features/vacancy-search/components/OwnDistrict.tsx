import { toApiErrorData } from '@cpa/shared/http';
import { useHost } from '@cpa/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { text } from '../../../messages/laterTexts.ts';
import { failureText } from '../../../page/failureText.ts';
import { createOwnProfileApi } from '../../../viewer/ownProfileApi.ts';

type OwnDistrictProps = {
  /** Receives the district of the profile, or null without one, which a toast says. */
  onRead: (id: number | null) => void;
  /** Called after a failure, which a toast reports. */
  onFail: () => void;
};

/** Reads the district of the applicant's profile once. */
export default function OwnDistrict({ onRead, onFail }: OwnDistrictProps) {
  const { api, toasts } = useHost();
  const notify = useEffectEvent((id: number | null) => {
    if (id === null)
      toasts.info({ title: text('filters.noOwnDistrict'), description: text('filters.chooseDistrict') });
    onRead(id);
  });
  const fail = useEffectEvent((error: unknown) => {
    const data = toApiErrorData(error);
    if (data.status === 404) return notify(null);
    toasts.error({ title: failureText(data) });
    onFail();
  });
  useEffect(() => {
    const ending = new AbortController();
    const read = async () => {
      const { district_id } = await createOwnProfileApi(api).ownProfile(ending.signal);
      notify(district_id);
    };
    read().catch((error: unknown) => {
      if (!ending.signal.aborted) fail(error);
    });
    return () => ending.abort();
  }, [api]);
  return null;
}
