import type { CountedOption } from '@cpa/shared/contracts';
import { lazyComponent, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { SearchUrl } from '../model/searchUrl.ts';
import { HomeSection } from './HomeSection.tsx';

const districtMap = lazyComponent(
  () => import(/* webpackChunkName: "district-map" */ '../../../pictures/district-map/DistrictMap.tsx'),
);

type Props = { districts: readonly CountedOption[]; searchUrl: SearchUrl };

/** Map of the districts. A separate component, so that loading its chunk does not render other sections. */
export function DistrictMapSection({ districts, searchUrl }: Props) {
  const t = useText();
  const { Component: DistrictMap, isFailed } = districtMap.useComponent(true);
  if (isFailed) return null;
  return (
    <HomeSection title={t('home.map')}>
      {DistrictMap ? (
        <DistrictMap districts={districts} hrefFor={(id) => searchUrl({ district: Number(id) })} />
      ) : (
        <Skeleton height={370} shape="block" />
      )}
    </HomeSection>
  );
}
