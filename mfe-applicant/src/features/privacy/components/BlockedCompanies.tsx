import type { BlockedCompanies as Blocked } from '@cpa/shared/contracts';
import { Avatar, Button, SearchField, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

/** Companies that never see the profile, with a search to add one. */
export function BlockedCompanies() {
  const t = useText();
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const container = useFocusAfterRemoval();
  const { found, parts } = useSelector(selectPrivacy);
  const change = (next: string) => {
    setQuery(next);
    dispatch(events.companyQueryChanged(next));
  };
  const isBlocked = (id: number) => parts.blocked?.some((company) => company.id === id) ?? false;
  return (
    <PrivacySection id="blocked" title={t('privacy.blocked')} text={t('privacy.blockedText')}>
      <div ref={container} className={styles.blocked}>
        <SearchField
          label={t('privacy.addCompany')}
          placeholder={t('privacy.addCompany')}
          value={query}
          onValueChange={change}
        />
        <div role="status">
          {query.trim() !== '' && found?.length === 0 && <p>{t('privacy.noCompany', { query })}</p>}
        </div>
        {query.trim() !== '' && found && found.length > 0 && (
          <ul className="plain-list" aria-label={t('privacy.foundCompanies')}>
            {found.map((company) => (
              <CompanyRow key={company.id} company={company} isBlocked={isBlocked(company.id)} />
            ))}
          </ul>
        )}
        <Part part="blocked" height={64}>
          {(companies) =>
            companies.length === 0 ? (
              <p className={styles.text}>{t('privacy.noneBlocked')}</p>
            ) : (
              <ul className="plain-list" aria-label={t('privacy.blocked')}>
                {companies.map((company) => (
                  <CompanyRow key={company.id} company={company} isBlocked />
                ))}
              </ul>
            )
          }
        </Part>
      </div>
    </PrivacySection>
  );
}

type RowProps = { company: Blocked['companies'][number]; isBlocked: boolean };

function CompanyRow({ company: { id, name, logo }, isBlocked }: RowProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { working } = useSelector(selectPrivacy);
  return (
    <li className={styles.row}>
      <div className="row-3 center shrink basis-200">
        <Avatar name={name} src={logo} size={36} shape="square" />
        <p className="break semibold block" translate="no">
          {name}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t(isBlocked ? 'privacy.unblockNamed' : 'privacy.blockNamed', { name })}
        isLoading={working === `company-${id}`}
        onClick={() => dispatch(isBlocked ? events.unblockRequested(id) : events.blockRequested(id))}
      >
        {t(isBlocked ? 'privacy.unblock' : 'privacy.block')}
      </Button>
    </li>
  );
}
