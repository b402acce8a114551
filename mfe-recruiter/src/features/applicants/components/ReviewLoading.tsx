import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import columns from './ApplicantReview.module.css';
import head from './ReviewHead.module.css';

/** The place of an applicant's page. */
export function ReviewLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('review.loading')}>
      <div className={head.head}>
        <Skeleton shape="round" width={64} height={64} />
        <div className={head.who}>
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
