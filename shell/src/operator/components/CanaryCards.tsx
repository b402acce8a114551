import { Button, Card, EmptyState } from '@cpa/shared/ui';
import { useFormat } from '@cpa/shared/i18n';
import { useDispatch } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { CanaryState, Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import { events } from '../state/releasesSlice.ts';
import styles from './CanaryCards.module.css';
import { CanaryCharts } from './CanaryCharts.tsx';
import { VitalsTable } from './VitalsTable.tsx';

const PERCENTAGES = [1, 5, 10, 25, 50];

/** The running canaries with their figures and actions. */
export function CanaryCards({ overview: { canaries, revision } }: { overview: Overview }) {
  const t = useText();
  if (canaries.length === 0)
    return (
      <EmptyState title={t('canary.none')}>
        {t('canary.noneText')} <code>portal canary &lt;remote&gt; 10</code>
      </EmptyState>
    );
  return canaries.map((canary) => <CanaryCard key={canary.name} canary={canary} revision={revision} />);
}

function CanaryCard({ canary, revision }: { canary: CanaryState; revision: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatNumber } = useFormat();
  const { name, version, active, percent, figures } = canary;
  const all = figures.canary.visitors + figures.active.visitors;
  const change = { name, version, expected: revision };
  return (
    <Card as="section" aria-labelledby={`canary-${name}`}>
      <h2 id={`canary-${name}`} className="text-19">
        {t('canary.title', { name })}
      </h2>
      <p className="mute text-14">
        {t('canary.against', {
          version: shortVersion(version),
          active: shortVersion(active),
          own: formatNumber(figures.canary.visitors),
          all: formatNumber(all),
        })}
      </p>
      {figures.canary.visitors === 0 ? (
        <p className="above-4">{t('canary.noVisitor')}</p>
      ) : (
        <CanaryCharts canary={canary} />
      )}
      <Verdict canary={canary} />
      <VitalsTable canary={canary} />
      <div className="row-3 wrap">
        <div role="group" aria-label={t('canary.share')} className={styles.shares}>
          {PERCENTAGES.map((share) => (
            <button
              key={share}
              type="button"
              className={styles.share}
              aria-pressed={share === percent}
              onClick={() =>
                dispatch(events.changeConfirmed({ ...change, action: 'canary', percent: share }))
              }
            >
              {t('canary.setShare', { percent: share })}
            </button>
          ))}
        </div>
        <Button
          variant="secondary"
          className="coral"
          onClick={() => dispatch(events.changeAsked({ ...change, action: 'abort', was: active }))}
        >
          {t('canary.abort')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => dispatch(events.changeAsked({ ...change, action: 'promote', was: active }))}
        >
          {t('canary.promote')}
        </Button>
      </div>
    </Card>
  );
}

function Verdict({ canary }: { canary: CanaryState }) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { verdict, slowness, figures, inp_tolerance: tolerance } = canary;
  const format = ({ p }: CanaryState['verdict']) =>
    p < 0.001 ? 'p\u00a0<\u00a00.001' : `p\u00a0=\u00a0${p.toFixed(3)}`;
  const isWorse = verdict.state === 'worse' || slowness.state === 'worse';
  const { canary: own, active: other } = figures;
  return (
    <div className={styles.verdict} data-state={isWorse ? 'worse' : 'same'}>
      <p>{t(`canary.${verdict.state}`, { p: format(verdict), least: canary.min_visitors })}</p>
      {own.addresses === 1 && own.failed >= 3 && verdict.state !== 'worse' && <p>{t('canary.oneAddress')}</p>}
      {own.measured + other.measured > 0 && (
        <p>
          {t('canary.measured', {
            own: formatNumber(own.measured),
            other: formatNumber(other.measured),
          })}{' '}
          {t(`canary.inpVerdict.${slowness.state}`, { p: format(slowness) })}
        </p>
      )}
      <p className={styles.rule}>
        <span>{t('canary.rule')}</span>
        {tolerance !== undefined && <span>{` ${t('canary.inpRule', { tolerance })}`}</span>}
      </p>
    </div>
  );
}
