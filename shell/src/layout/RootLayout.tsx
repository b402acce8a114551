import type { MouseEvent } from 'react';
import { Outlet, useMatches } from 'react-router';
import { CvBanner } from '../cv-banner/CvBanner.tsx';
import { useText } from '../messages/texts.ts';
import { SignUpPlace } from '../sign-up/SignUpPlace.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, PageAnnouncer } from './PageAnnouncer.tsx';
import { isPageHandle } from './pageHandle.ts';
import styles from './RootLayout.module.css';
import { RouteProgress } from './RouteProgress.tsx';
import { ScrollMemory } from './ScrollMemory.tsx';
import { UnverifiedBanner } from './UnverifiedBanner.tsx';

/** The frame around every page. */
export function RootLayout() {
  const t = useText();
  const isWide = useMatches().some(({ handle }) => isPageHandle(handle) && handle.isWide);
  return (
    <div className={styles.frame}>
      <DocumentTitle />
      {/* Moves the focus without a new address, which would be a step for the back button. */}
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={focusMain}>
        {t('frame.skip')}
      </a>
      <RouteProgress />
      <Header />
      <UnverifiedBanner />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
        <SignUpPlace />
      </main>
      {!isWide && <Footer />}
      <CvBanner />
      <PageAnnouncer />
      <ScrollMemory />
    </div>
  );
}

function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
