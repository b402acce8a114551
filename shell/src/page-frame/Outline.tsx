import type { ManifestFrame } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { VisuallyHidden } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { FrameProps } from './frameProps.ts';
import styles from './Outline.module.css';

type Shape = ManifestFrame['shape'];

/** Boxes of each shape: as many as fit a large window. */
const COUNTS: Record<Shape, number> = {
  'rows-46': 16,
  'rows-60': 8,
  'rows-76': 6,
  cards: 6,
  form: 6,
  detail: 3,
  receipt: 4,
  text: 4,
};

type FrameHeadingProps = Pick<FrameProps, 'frame' | 'heading' | 'notice'>;

/** The heading; an outline of it while the page's own heading is not known. */
export function FrameHeading({ frame, heading, notice }: FrameHeadingProps) {
  if (!frame.isHeadingUnknown || notice) return heading;
  return (
    <>
      <VisuallyHidden>{heading}</VisuallyHidden>
      <span className={styles.bar} data-heading aria-hidden />
    </>
  );
}

type OutlineProps = Pick<FrameProps, 'frame' | 'path' | 'notice'>;

/**
 * Static boxes in place of the content of a page, and the texts of a long wait. A notice takes the place of the content
 * in the same box. `data-frame-box`: the document puts the notice of a shell that cannot start there.
 */
export function Outline({ frame: { shape, aside, hasAwaitedCard }, path, notice }: OutlineProps) {
  const isAwaited = useSelector(selectProfile)?.waiting?.is_awaited === true;
  return (
    <>
      {!notice && <Waiting path={path} />}
      {hasAwaitedCard && isAwaited && (
        <div className={`${styles.shape} ${styles.awaited}`} aria-hidden>
          <Boxes count={1} />
        </div>
      )}
      <div
        className={styles.columns}
        data-aside={aside !== undefined || undefined}
        {...(aside !== undefined && { style: { '--aside': `${aside}px` } as object })}
      >
        <div className={styles.place} data-frame-box data-notice={notice ? '' : undefined}>
          <div className={styles.shape} data-shape={shape} aria-hidden>
            <Boxes count={COUNTS[shape]} />
          </div>
          {notice && <div className={styles.notice}>{notice}</div>}
        </div>
        {aside !== undefined && (
          <div className={styles.shape} data-shape="aside" aria-hidden>
            <Boxes count={2} />
          </div>
        )}
      </div>
    </>
  );
}

function Boxes({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.box}>
      <span className={styles.dot} />
      <span className={styles.lines}>
        <span className={styles.bar} />
        <span className={styles.bar} />
      </span>
      <span className={styles.bar} />
    </div>
  ));
}

/** Shown by the style sheet after 1 s and 8 s, because a document has no scripts yet. "Try again" is a link for that reason. */
function Waiting({ path }: { path: string }) {
  const t = useText();
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.soon}>
        <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>
      </span>
      <span className={styles.late}>
        {t('frame.slow')} <a href={localePath(path, useLocale())}>{t('frame.retry')}</a>
      </span>
    </div>
  );
}
