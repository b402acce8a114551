import { paths } from '@cpa/shared/routing';
import { Ago, FileTextIcon, Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { SummaryCard, SummaryList, SummaryNote, SummaryRow } from '../../../summary/SummaryCard.tsx';
import { events, selectCvs } from '../state/cvsSlice.ts';

/** Number of CVs on the overview. */
const SHOWN = 3;

/** The CVs changed last, on the overview. */
export function CvSummary() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, cvs } = useSelector(selectCvs);
  return (
    <SummaryCard title={t('area.cvs')} to={`${paths.cvBuilder}?new=1`} action={t('cvs.new')}>
      {status === 'failed' ? (
        <LoadError error={error} title={t('cvs.loadFailed')} onRetry={() => dispatch(events.cvsOpened())} />
      ) : status !== 'loaded' ? (
        <LoadingArea label={t('cvs.loading')}>
          <Skeleton shape="block" height={120} />
        </LoadingArea>
      ) : cvs.length === 0 ? (
        <SummaryNote>{t('cvs.none.text')}</SummaryNote>
      ) : (
        <SummaryList>
          {cvs.slice(0, SHOWN).map(({ id, name, updated_at }) => (
            <SummaryRow
              key={id}
              icon={<FileTextIcon size={16} />}
              name={
                <Link variant="plain" to={`${paths.cvBuilder}?cv=${id}`}>
                  <bdi>{name}</bdi>
                </Link>
              }
              facts={<Ago at={updated_at} text={(ago) => t('cvs.changed', { ago })} />}
            />
          ))}
        </SummaryList>
      )}
    </SummaryCard>
  );
}
