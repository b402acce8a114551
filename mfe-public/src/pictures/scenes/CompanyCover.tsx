import type { CompanyCard } from '@cpa/shared/contracts';
import { avatarColour, classNames } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import styles from './CompanyCover.module.css';
import { companyImage } from './companyImage.ts';

type CompanyCoverProps = {
  company: Pick<CompanyCard, 'name' | 'cover'>;
  /** Loads at once, for a cover that every window shows without scrolling. */
  isFirst?: boolean;
  className?: string | undefined;
  /** Replacement for a missing cover, and for one that fails to load: by default a pattern in the company's colour. */
  children?: ReactNode;
};

/** Cover of a company on its card. */
export function CompanyCover({ company, isFirst = false, className, children }: CompanyCoverProps) {
  const { name, cover } = company;
  return (
    <div
      className={classNames(styles.cover, !children && styles.pattern, className)}
      style={children ? undefined : { backgroundColor: avatarColour(name) }}
    >
      {children}
      {cover && (
        <img
          src={companyImage(cover, 640)}
          alt=""
          width={640}
          height={160}
          decoding="async"
          {...(!isFirst && { loading: 'lazy' })}
        />
      )}
    </div>
  );
}
