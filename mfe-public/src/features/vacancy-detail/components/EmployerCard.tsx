import type { Vacancy } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { BadgeCheckIcon, Card, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { TextExcerpt } from '../../../text/RichText.tsx';
import { displayHost, webUrl } from '../../../text/webUrl.ts';
import { whatsAppUrl } from '../../../text/whatsAppUrl.ts';
import { AnswerTime } from './AnswerTime.tsx';
import styles from './EmployerCard.module.css';

/** Summary of the employer. */
export function EmployerCard({ vacancy, headingLevel }: { vacancy: Vacancy; headingLevel: 2 | 3 }) {
  const t = useText();
  const nameOf = useOptionName();
  const { employer, source_url } = vacancy;
  const Heading = `h${headingLevel}` as const;
  const source = webUrl(source_url);
  const facts = [
    employer.size && nameOf(employer.size.name),
    employer.district?.name,
    ...employer.sectors.map(({ name }) => nameOf(name)),
  ];
  return (
    <Card as="div" tone="quiet">
      <Heading className={styles.name}>
        <Link variant="plain" isStretched to={paths.company(employer.id)}>
          <bdi translate="no">{employer.name}</bdi>
        </Link>
        {employer.verified && (
          <BadgeCheckIcon
            className="rigid lagoon"
            role="img"
            aria-label={t('companies.verified')}
            aria-hidden={false}
          />
        )}
      </Heading>
      <p className="mute text-14">{facts.filter(Boolean).join(' · ')}</p>
      {employer.description && (
        <TextExcerpt maxLength={220} className="mute break above-2">
          {employer.description}
        </TextExcerpt>
      )}
      <AnswerTime of={vacancy} className={styles.answers} />
      <p className="semibold above-2 lagoon">
        {t('vacancy.openVacancies', { count: employer.open_vacancies })}
      </p>
      {employer.whatsapp && (
        <p className="above-2">
          <a
            className={styles.ask}
            href={whatsAppUrl(vacancy.title, employer.whatsapp)}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {t('vacancy.askOnWhatsApp')}
          </a>
        </p>
      )}
      {source && <p className="mute text-14">{t('vacancy.source', { host: displayHost(source) })}</p>}
    </Card>
  );
}
