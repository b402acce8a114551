import { langTag } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Card, EmptyState, Link, LinkButton, StarIcon } from '@cpa/shared/ui';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { sponsorProblem } from '../../../sponsoring/sponsorProblem.ts';
import { selectPlanSetup } from '../state/planSetupSlice.ts';
import styles from './Sponsor.module.css';
import setup from './PlanSetup.module.css';
import { PostingsLeft } from './PostingsLeft.tsx';
import { useStep } from './useStep.ts';

/** Step 1: which of the open vacancies. */
export function SponsorChoice({ heading }: { heading: ReactNode }) {
  const t = useText();
  const { formatDay } = useFormat();
  const { linkTo } = useStep();
  const [now] = useState(() => new Date());
  const vacancies = useSelector(selectPlanSetup).vacancies.filter((each) => !sponsorProblem(each, now));
  return (
    <div className={setup.main}>
      <div>
        {heading}
        <PostingsLeft ofSponsorships />
      </div>
      {vacancies.length === 0 ? (
        <EmptyState
          icon={<StarIcon size={24} />}
          title={t('sponsor.none.title')}
          action={<LinkButton to={paths.recruiter.vacancies}>{t('sponsor.vacancies')}</LinkButton>}
        >
          {t('sponsor.none.text')}
        </EmptyState>
      ) : (
        <ul className="stack-3" aria-label={t('sponsor.open')}>
          {vacancies.map(({ id, title, text_language, company, views, valid_through }) => (
            <Card as="li" key={id} padding="small" className={styles.row}>
              <div className="shrink basis-200">
                <Link
                  variant="plain"
                  isStretched
                  to={linkTo(2, { vacancy: String(id) })}
                  className="break bold"
                >
                  <span lang={langTag(text_language)}>{title}</span>
                </Link>
                <span className={setup.detail}>
                  <span translate="no">{company.name}</span>
                  {valid_through && (
                    <span>{` · ${t('sponsor.online', { day: formatDay(valid_through) })}`}</span>
                  )}
                </span>
              </div>
              <span className={setup.detail}>{t('sponsor.views', { count: views })}</span>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
