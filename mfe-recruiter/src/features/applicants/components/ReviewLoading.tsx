import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import columns from './ApplicantReview.module.css';
import header from './ReviewHeader.module.css';

/** A placeholder for `ApplicantReview`. */
export function ReviewLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('review.loading')}>
      <div className={header.header}>
        <Skeleton shape="round" width={64} height={64} />
        <div className={header.person}>
          <Skeleton width={220} height={34} />
          <Skeleton width={160} height={22} />
        </div>
      </div>
      <div className={columns.columns}>
        <div className={columns.main}>
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={160} />
        </div>
        <div className={columns.side}>
          <Skeleton shape="block" height={420} />
        </div>
      </div>
    </LoadingArea>
  );
}
