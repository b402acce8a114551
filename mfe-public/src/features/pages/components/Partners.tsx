import type { Partner } from '@cpa/shared/contracts';
import { Avatar, Badge, Card, EmptyState, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useLocale } from '@cpa/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { useLangOf } from '../../../text/useLangOf.ts';
import { useReadInLanguage } from '../../../text/useReadInLanguage.ts';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import { RichText } from '../../../text/RichText.tsx';
import { displayHost, webUrl } from '../../../text/webUrl.ts';
import { partners } from '../state/pages.ts';
import styles from './Pages.module.css';

export function Partners() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('pages.partners')}>{t('pages.partnersIntro')}</PageHeader>
      <List />
    </>
  );
}

function List() {
  const t = useText();
  const dispatch = useDispatch();
  const locale = useLocale();
  const read = useSelector(partners.select);
  useReadInLanguage(read.status === 'loaded' ? read.arg.language : undefined, (language) =>
    dispatch(partners.opened({ language, isSwitch: true })),
  );
  if (read.status === 'failed') {
    const retry = () => dispatch(partners.opened({ language: locale }));
    return <LoadError error={read.error} onRetry={retry} />;
  }
  if (!read.data) {
    return (
      <LoadingArea className={styles.list} label={t('pages.loading')}>
        {['first', 'second', 'third', 'fourth'].map((partner) => (
          <Skeleton key={partner} height={180} shape="block" />
        ))}
      </LoadingArea>
    );
  }
  if (read.data.length === 0) {
    return <EmptyState title={t('pages.partnersEmptyTitle')}>{t('pages.partnersEmptyText')}</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {read.data.map((partner) => (
        <li key={partner.slug}>
          <PartnerCard partner={partner} />
        </li>
      ))}
    </ul>
  );
}

function PartnerCard({ partner }: { partner: Partner }) {
  const t = useText();
  const lang = useLangOf()(partner.language);
  const { name, kind, logo, website, summary, body } = partner;
  const address = webUrl(website);
  return (
    <Card className="stack-3 content-start">
      <div className="row-3 center">
        <Avatar name={name} src={logo} size={48} shape="square" />
        <div className={styles.partnerName}>
          <h2 className={styles.name} dir="auto" translate="no">
            {name}
          </h2>
          <Badge>
            <span lang={lang}>{kind}</span>
          </Badge>
        </div>
      </div>
      <div lang={lang}>
        {body.trim() === '' ? <p dir="auto">{summary}</p> : <RichText level={3}>{body}</RichText>}
      </div>
      {address && (
        <p>
          <a
            className={styles.website}
            href={address}
            rel="noopener noreferrer"
            target="_blank"
            title={t('pages.website', { name })}
          >
            {displayHost(address)}
          </a>
        </p>
      )}
    </Card>
  );
}
