import { errorText } from '@cpa/shared/http';
import { EmptyState, InboxIcon, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { NotFound } from '../../../error-pages/NotFound.tsx';
import { useText } from '../messages/texts.ts';
import { refundRequests } from '../state/refundsSlice.ts';
import { DecidedRequest } from './DecidedRequest.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { OpenRequest } from './OpenRequest.tsx';

/** Refunds that owners ask for. An account that is not an operator gets the 404 page. */
export function RefundsPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, data } = useSelector(refundRequests.select);
  if (error?.status === 404) return <NotFound />;
  if (status === 'failed') {
    const retry = () => void dispatch(refundRequests.opened());
    return (
      <div className="page" lang="en">
        <LoadError error={error} title={t('failed')} isWholePage onRetry={retry}>
          {error?.status === 403 ? errorText(error) : undefined}
        </LoadError>
      </div>
    );
  }
  return (
    <div className="page stack-4" lang="en">
      <div>
        <h1>{t('title')}</h1>
        <p className="mute">{t('lead')}</p>
      </div>
      {data ? (
        <>
          <h2 className="text-19">{t('open', { count: data.open.length })}</h2>
          {data.open.length === 0 && (
            <EmptyState icon={<InboxIcon size={24} />} title={t('open.empty')}>
              {t('open.emptyText')}
            </EmptyState>
          )}
          <ul className="plain-list stack-4">
            {data.open.map((request) => (
              <li key={request.id}>
                <OpenRequest request={request} />
              </li>
            ))}
          </ul>
          {data.decided.length > 0 && <h2 className="text-19 above-4">{t('decided')}</h2>}
          <ul className="plain-list stack-3">
            {data.decided.map((request) => (
              <li key={request.id}>
                <DecidedRequest request={request} />
              </li>
            ))}
          </ul>
          <DecisionDialog />
        </>
      ) : (
        <LoadingArea label={t('loading')} className="stack-4">
          <Skeleton shape="block" height={28} />
          <Skeleton shape="block" height={320} />
          <Skeleton shape="block" height={320} />
        </LoadingArea>
      )}
    </div>
  );
}
