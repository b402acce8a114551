import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  /** `lang` of a title in another language than the page. */
  titleLang?: string | undefined;
  children?: ReactNode;
};

/** Page title with an optional introduction. */
export function PageHeader({ title, titleLang, children }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <h1 dir="auto" lang={titleLang}>
        {title}
      </h1>
      {children && (
        <p className={styles.intro} dir="auto">
          {children}
        </p>
      )}
    </div>
  );
}
