import { ArrowRightIcon, Link } from '@cpa/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './HomeSection.module.css';

type HomeSectionProps = {
  title: string;
  /** Short remark beside the title. */
  note?: string;
  more?: { to: string; label: string };
  children: ReactNode;
};

export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="row-1-4 baseline between below-4">
        <h2 id={id}>{title}</h2>
        {note && <p className="mute text-14">{note}</p>}
        {more && (
          <Link variant="plain" className={styles.more} to={more.to}>
            {more.label}
            <ArrowRightIcon size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
