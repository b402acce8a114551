import type { Company } from '@cpa/shared/contracts';
import { Avatar, BadgeCheckIcon, ExternalLinkIcon, LinkButton, VisuallyHidden } from '@cpa/shared/ui';
import { ImageIcon } from '@cpa/shared/ui/icons';
import type { ReactNode } from 'react';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { webUrl } from '../../../text/webUrl.ts';
import { CompanyScene } from '../../../pictures/scenes/CompanyScene.tsx';
import { companyImage } from '../../../pictures/scenes/companyImage.ts';
import styles from './CompanyHead.module.css';
import { picturesOf } from '../model/sections.ts';
import { showSection } from './showSection.ts';

type CompanyHeadProps = { company: Company; headingLevel: 1 | 2; actions?: ReactNode };

/** Cover, logo, name, sentence and actions of a company. */
export function CompanyHead({ company, headingLevel, actions }: CompanyHeadProps) {
  const t = useText();
  const later = useLaterText();
  const { name, logo, verified, tagline } = company;
  const pictures = picturesOf(company, 'work');
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const website = webUrl(company.website);
  return (
    <>
      <div className="relative">
        <Cover company={company} />
        {pictures.length > 0 && (
          <a className={styles.pictures} href="#life" onClick={(event) => showSection(event, 'life')}>
            <ImageIcon size={16} />
            {later('company.pictures', { count: pictures.length })}
          </a>
        )}
      </div>
      <header className={styles.head}>
        <Avatar name={name} src={logo} size={104} shape="square" isFirst className={styles.logo} />
        <div className={styles.names}>
          <Heading className={styles.name} dir="auto">
            <span translate="no">{name}</span>
            {verified && (
              <>
                <BadgeCheckIcon size={22} className={styles.verified} />
                <VisuallyHidden>{t('companies.verified')}</VisuallyHidden>
              </>
            )}
          </Heading>
          {tagline && (
            <p className="mute break above-1" dir="auto" lang="">
              {tagline}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {website && (
            <LinkButton
              variant="secondary"
              to={website}
              icon={<ExternalLinkIcon />}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {later('company.website')}
            </LinkButton>
          )}
          {actions}
        </div>
      </header>
    </>
  );
}

function Cover({ company }: { company: Company }) {
  if (!company.cover) {
    return (
      <div className={`${styles.cover} ${styles.scene}`}>
        <CompanyScene company={company} />
      </div>
    );
  }
  return (
    <img className={styles.cover} src={companyImage(company.cover, 1280)} alt="" width={1280} height={320} />
  );
}
