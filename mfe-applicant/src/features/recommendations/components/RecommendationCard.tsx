import type { Recommendation } from '@cpa/shared/contracts';
import { LanguageMark, Salary, useOptionName, useShownVacancy } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Avatar, Button, Card, Link, MapPinIcon, SparklesIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './Recommended.module.css';

type RecommendationCardProps = { recommendation: Recommendation; onHide: () => void };

/** A recommended vacancy with its strongest reason. */
export function RecommendationCard({
  recommendation: { vacancy: original, reasons },
  onHide,
}: RecommendationCardProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatList } = useFormat();
  const { shown: vacancy, lang } = useShownVacancy(original);
  const { id, title, company, location_district } = vacancy;
  const [reason] = reasons;
  return (
    <Card as="li" padding="small" className={styles.card}>
      <div className="row-3">
        <Avatar name={company.name} src={company.logo} size={40} shape="square" />
        <div className="shrink">
          <h3 className={styles.vacancy} dir="auto" lang={lang}>
            <Link variant="plain" isStretched to={paths.vacancy(id)}>
              {title}
            </Link>
          </h3>
          <p className={styles.mute} dir="auto">
            <span translate="no">{company.name}</span> <LanguageMark of={vacancy} />
          </p>
        </div>
      </div>
      <Salary of={vacancy} className="semibold" />
      {location_district && (
        <p className={styles.place}>
          <MapPinIcon size={15} />
          {nameOf(location_district.name)}
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          <SparklesIcon size={16} />
          {t(`reason.${reason.kind}`, {
            name: reason.kind === 'skill' ? reason.name : formatList(reason.name.split(', ').map(nameOf)),
          })}
        </p>
      )}
      <div className={styles.actions}>
        <Link to={paths.vacancy(id)} aria-label={t('recommended.viewOf', { title })}>
          {t('recommended.view')}
        </Link>
        <Button variant="quiet" size="small" aria-label={t('recommended.hideOf', { title })} onClick={onHide}>
          {t('recommended.hide')}
        </Button>
      </div>
    </Card>
  );
}
