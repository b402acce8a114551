import { dayInAruba, langTag, type OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Slot } from '@cpa/shared/remote';
import { Avatar, Badge, Button, Card, Link, ShoppingCartIcon } from '@cpa/shared/ui';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { EMPTY_SETUP, itemsOf, type SetupProps } from '../model/planSetup.ts';
import { sponsorProblem } from '../../../sponsoring/sponsorProblem.ts';
import { selectPlanSetup, sponsorRequested } from '../state/planSetupSlice.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import setup from './PlanSetup.module.css';
import { SetupSummary } from './SetupSummary.tsx';
import styles from './Sponsor.module.css';
import { SponsorRefused } from './SponsorRefused.tsx';
import { useStep } from './useStep.ts';

type SponsorDetailsProps = SetupProps & { vacancyId: number; heading: ReactNode };

/** Step 2: the vacancy, its reach so far, how it will look and the dates. */
export function SponsorDetails({ plan, onAdd, onSaveForLater, vacancyId, heading }: SponsorDetailsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { vacancies, postings, isSponsoring } = useSelector(selectPlanSetup);
  const [now] = useState(() => new Date());
  const today = dayInAruba(now);
  const vacancy = vacancies.find(({ id }) => id === vacancyId);
  const problem = sponsorProblem(vacancy, now);
  const left = postings.find(({ company_id }) => company_id === vacancy?.company.id)?.sponsorships_left ?? 0;
  if (!vacancy || problem) {
    return (
      <div className={setup.main}>
        {heading}
        {vacancy && <Chosen vacancy={vacancy} />}
        <SponsorRefused problem={problem ?? 'unknown'} vacancy={vacancy} />
      </div>
    );
  }
  const items = () => itemsOf(plan, EMPTY_SETUP, { today, vacancy });
  return (
    <div className={setup.columns}>
      <div className={setup.main}>
        {heading}
        <Chosen vacancy={vacancy} />
        {left > 0 && (
          <div className={setup.tip}>
            <p>{t('sponsor.left', { count: left })}</p>
            <Button
              isLoading={isSponsoring}
              onClick={() => dispatch(sponsorRequested({ vacancyId: vacancy.id }))}
            >
              {t('sponsor.use')}
            </Button>
          </div>
        )}
        <div className={setup.pair}>
          <section aria-labelledby="sponsor-reach">
            <h2 id="sponsor-reach" className={styles.subtitle}>
              {t('sponsor.reach')}
            </h2>
            <dl className={styles.figures}>
              <div>
                <dt>{t('sponsor.reach.views')}</dt>
                <dd>{vacancy.views}</dd>
              </div>
              <div>
                <dt>{t('sponsor.reach.applicants')}</dt>
                <dd>{vacancy.applicants_count}</dd>
              </div>
            </dl>
          </section>
          <section aria-labelledby="sponsor-days">
            <h2 id="sponsor-days" className={styles.subtitle}>
              {t('sponsor.days', { days: plan.duration_days })}
            </h2>
            <PlanFeatures features={plan.features} />
          </section>
        </div>
        <section className={setup.preview} aria-labelledby="sponsor-preview">
          <h2 id="sponsor-preview" className={setup.previewTitle}>
            {t('sponsor.preview')}
          </h2>
          <div className={setup.frame} inert>
            <Slot name="vacancy.card-preview" props={{ vacancy: { ...vacancy, sponsored: true } }} />
          </div>
        </section>
      </div>
      <SetupSummary plan={plan} setup={EMPTY_SETUP} today={today}>
        <p className={setup.detail}>{t('sponsor.starts')}</p>
        <Button
          isWide
          variant={left > 0 ? 'secondary' : 'primary'}
          icon={<ShoppingCartIcon />}
          onClick={() => onAdd(items())}
        >
          {t('setup.addPlain')}
        </Button>
        <Button isWide variant="secondary" onClick={() => onSaveForLater(items())}>
          {t('cart.saveForLater')}
        </Button>
      </SetupSummary>
    </div>
  );
}

function Chosen({ vacancy }: { vacancy: OwnVacancy }) {
  const t = useText();
  const { formatDay } = useFormat();
  const { linkTo } = useStep();
  const { title, company, location_district, status, valid_through } = vacancy;
  const details = [
    company.name,
    location_district?.name,
    status === 'open' && valid_through && t('sponsor.online', { day: formatDay(valid_through) }),
  ].filter(Boolean);
  return (
    <Card as="div" padding="small" className={styles.row}>
      <Avatar name={company.name} src={company.logo} size={44} shape="square" />
      <div className="shrink basis-200">
        <span className="break bold" dir="auto" lang={langTag(vacancy.text_language)}>
          {title}
        </span>
        <span className={setup.detail}>{details.join(' · ')}</span>
      </div>
      {status === 'open' && <Badge tone="success">{t('sponsor.isOpen')}</Badge>}
      <Link to={linkTo(1)}>{t('sponsor.change')}</Link>
    </Card>
  );
}
