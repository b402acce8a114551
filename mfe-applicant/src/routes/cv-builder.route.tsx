import type { PageHandle } from '@cpa/shared/remote';
import { CvBuilderNotice } from '../features/cv-builder/components/CvBuilderNotice.tsx';
import { text, useText } from '../messages/texts.ts';
import styles from './CvBuilderPage.module.css';

export function createRoute() {
  return {
    handle: { title: text('cvBuilder.title') } satisfies PageHandle,
    Component: CvBuilderPage,
  };
}

/** Public, so without the layout of the applicant pages. */
function CvBuilderPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('cvBuilder.title')}</h1>
      <CvBuilderNotice />
    </div>
  );
}
