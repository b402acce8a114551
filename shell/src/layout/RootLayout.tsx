import { type MouseEvent, type ReactNode, Suspense, memo } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useText } from '../messages/texts.ts';
import { LanguageOffer } from '../language/LanguageOffer.tsx';
import { manifestRouteAt, useReleases } from '../remotes/index.ts';
import { NextFrame } from '../page-frame/NextFrame.tsx';
import { BannerPlace } from './BannerPlace.tsx';
import { SignUpSection } from './SignUpSection.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, PageAnnouncer } from './PageAnnouncer.tsx';
import { isPageHandle } from './pageHandle.ts';
import styles from './RootLayout.module.css';
import { RouteProgress } from './RouteProgress.tsx';
import { ScrollPosition } from './ScrollPosition.tsx';
import { UnverifiedBanner } from './UnverifiedBanner.tsx';

/**
 * Frame around every page. Memoized and without state of the router, because it is rendered at each navigation, with all
 * of the header and its menus.
 */
export const RootLayout = memo(function RootLayout() {
  const t = useText();
  return (
    <Frame>
      <DocumentTitle />
      {/* Moves the focus without changing the URL, which would add a history entry. */}
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={focusMain}>
        {t('frame.skip')}
      </a>
      <RouteProgress />
      <Header />
      <LanguageOffer />
      <UnverifiedBanner />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <NextFrame />
        <Outlet />
        <SignUpSection />
      </main>
      <FooterPlace />
      <BannerPlace />
      <PageAnnouncer />
      <ScrollPosition />
    </Frame>
  );
});

/** Sets an attribute that marks pages of an area, also before their code has loaded. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isArea = manifestRouteAt(useReleases(), pathname)?.isArea;
  return (
    <div className={styles.frame} data-area={isArea}>
      {children}
    </div>
  );
}

/** Footer, which wide pages do not have. Hydrates after the page. */
function FooterPlace() {
  const isWide = useMatches().some(({ handle }) => isPageHandle(handle) && handle.isWide);
  return isWide ? null : <Suspense>{footer}</Suspense>;
}

/** A constant element, which a navigation does not render again. */
const footer = <Footer />;

function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
