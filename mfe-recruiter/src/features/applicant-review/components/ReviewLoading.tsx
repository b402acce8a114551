import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import page from './ReviewPage.module.css';

/** A placeholder for the review page. */
export function ReviewLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('review.loading')}>
      <div className="stack-5">
        <Skeleton width={280} height={56} />
        <div className={page.columns}>
          <div className={page.person}>
            <Skeleton shape="block" height={300} />
            <Skeleton shape="block" height={120} />
          </div>
          <div className={page.application}>
            <Skeleton shape="block" height={620} />
          </div>
          <div className={page.next}>
            <Skeleton shape="block" height={430} />
            <Skeleton shape="block" height={180} />
          </div>
        </div>
      </div>
    </LoadingArea>
  );
}
