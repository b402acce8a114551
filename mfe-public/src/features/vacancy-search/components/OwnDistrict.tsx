import { useHost } from '@cpa/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { createOwnProfileApi } from '../../../viewer/ownProfileApi.ts';

/** Reads the district of the applicant's profile once. `onRead` receives its ID; null without one and after a failure. */
export default function OwnDistrict({ onRead }: { onRead: (id: number | null) => void }) {
  const { api } = useHost();
  const notify = useEffectEvent(onRead);
  useEffect(() => {
    const ending = new AbortController();
    const read = async () => {
      const { district_id } = await createOwnProfileApi(api).ownProfile(ending.signal);
      notify(district_id);
    };
    read().catch(() => ending.signal.aborted || notify(null));
    return () => ending.abort();
  }, [api]);
  return null;
}
