import { Link, type LinkProps } from 'react-router';
import { useKitText } from '../../i18n/index.ts';
import { classNames } from '../classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers.ts';

export type PaginationProps = {
  /** 1-based. */
  page: number;
  lastPage: number;
  /** Returns the URL of a page, which keeps the rest of the query. */
  hrefFor: (page: number) => LinkProps['to'];
  /** Name of the list for screen readers. */
  label?: string;
};

/** Pages as links, so that they can be opened in a new tab and Back works. Renders nothing for a single page. */
export function Pagination({ page, lastPage, hrefFor, label }: PaginationProps) {
  const t = useKitText();
  if (lastPage <= 1) return null;
  const numbers = pageNumbers(page, lastPage);
  return (
    <nav aria-label={label ?? t('pages.label')} className={styles.pages}>
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeftIcon />
        <span>{t('pages.previous')}</span>
      </Step>
      <ol className={styles.numbers}>
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`before-${numbers[index + 1]}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                className={classNames(styles.page)}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className={styles.position}>{t('pages.position', { page, last: lastPage })}</span>
      <Step to={page < lastPage ? hrefFor(page + 1) : null} rel="next">
        <span>{t('pages.next')}</span>
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: LinkProps['to'] | null; rel: string; children: React.ReactNode }) {
  if (to === null)
    return <span className={classNames(styles.page, styles.step, styles.off)}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={classNames(styles.page, styles.step)}>
      {children}
    </Link>
  );
}
