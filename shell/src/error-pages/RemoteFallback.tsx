import type { ActiveRemote, FallbackBlock } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import { Button, Link, TextField } from '@cpa/shared/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFallbackLinks, useManifestText } from '../remotes/index.ts';
import styles from './RemoteFallback.module.css';

/**
 * The fallback of a remote's manifest, shown while the remote cannot load. Part of the shell's first load, because it
 * must work without the network.
 */
export function RemoteFallback({ remote }: { remote: ActiveRemote }) {
  const { fallback } = remote.manifest;
  if (fallback.length === 0) return null;
  return (
    <div className={styles.fallback}>
      {fallback.map((block) => (
        <Block key={JSON.stringify(block)} remote={remote} block={block} />
      ))}
    </div>
  );
}

type BlockProps<Kind extends FallbackBlock['kind'] = FallbackBlock['kind']> = {
  remote: ActiveRemote;
  block: Extract<FallbackBlock, { kind: Kind }>;
};

function Block({ remote, block }: BlockProps) {
  const t = useManifestText(remote);
  switch (block.kind) {
    case 'text':
      return <p>{block.isStrong ? <strong>{t(block.text)}</strong> : t(block.text)}</p>;
    case 'link':
      return <Link to={block.path}>{t(block.label)}</Link>;
    case 'search':
      return <SearchForm remote={remote} block={block} />;
    case 'links':
      return <StoredLinks remote={remote} block={block} />;
  }
}

/** Leads to a new document, which loads without the cache of this page. */
function SearchForm({ remote, block }: BlockProps<'search'>) {
  const t = useManifestText(remote);
  const locale = useLocale();
  const [params] = useSearchParams();
  const query = params.get(block.parameter) ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all supported browsers know <search>
    <form className={styles.search} role="search" action={localePath(block.path, locale)} method="get">
      <TextField
        key={query}
        name={block.parameter}
        label={t(block.label)}
        defaultValue={query}
        type="search"
      />
      <Button type="submit" variant="secondary">
        {t(block.button)}
      </Button>
    </form>
  );
}

/** Plain links, for the same reason. */
function StoredLinks({ remote, block }: BlockProps<'links'>) {
  const t = useManifestText(remote);
  const heading = useId();
  const locale = useLocale();
  const [links] = useState(() => readFallbackLinks(remote.name));
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(block.title)}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, detail, path }) => (
          <li key={path}>
            <a href={localePath(path, locale)}>{label}</a> <span className="mute">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
