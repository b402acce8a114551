import { Ago, Badge, Card } from '@cpa/shared/ui';
import { Fragment } from 'react';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import styles from './tables.module.css';

/** Environments beside the live site, with the releases that are not live. Renders nothing without one. */
export function EnvironmentsCard({ overview: { environments } }: { overview: Overview }) {
  const t = useText();
  if (!environments || environments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="environments-title">
      <h2 id="environments-title" className="text-19">
        {t('environments.title')}
      </h2>
      {environments.map(({ name: environment, ahead }) => (
        <Fragment key={environment}>
          <h3 className={styles.environment}>{environment}</h3>
          {ahead.length === 0 ? (
            <p>{t('environments.asLive')}</p>
          ) : (
            <>
              <table className={`${styles.table} ${styles.versions}`} aria-label={environment}>
                <thead>
                  <tr>
                    <th scope="col">{t('gates.version')}</th>
                    <th scope="col">{t('environments.activated')}</th>
                    <th scope="col">{t('environments.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {ahead.map(({ name, version, by, at, is_current }) => (
                    <tr key={name}>
                      <th scope="row">
                        {name} <code>{shortVersion(version)}</code>
                      </th>
                      <td>
                        {by}, <Ago at={at} />
                      </td>
                      <td>
                        <Badge tone={is_current ? 'info' : 'warning'}>
                          {t(is_current ? 'environments.ahead' : 'environments.outdated')}
                        </Badge>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p>
                {t('environments.promote')} <code>portal promote {environment} live</code>
              </p>
            </>
          )}
        </Fragment>
      ))}
    </Card>
  );
}
