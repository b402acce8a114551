import styles from './Outline.module.css';
import { FrameHeading, Outline } from './Outline.tsx';
import type { FrameProps } from './frameProps.ts';

/** Frame of a page without its own navigation. */
export default function BareFrame({ frame, heading, path, notice }: FrameProps) {
  return (
    <div className={styles.bare} data-page-frame data-shape={frame.shape}>
      <div className={styles.head}>
        <h1>
          <FrameHeading frame={frame} heading={heading} notice={notice} />
        </h1>
      </div>
      <Outline frame={frame} path={path} notice={notice} />
    </div>
  );
}
