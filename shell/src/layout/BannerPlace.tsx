import { lazyComponent } from '@cpa/shared/ui';
import { useEffect, useState } from 'react';

/** Milliseconds from the load of the page to its banner. */
const DELAY_MS = 3000;

const banners = lazyComponent(() => import(/* webpackChunkName: "banners" */ './Banners.tsx'));

/** Loads the banners of the dock, which come after the page. */
export function BannerPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { Component } = banners.useComponent(isDue);
  return Component && isDue && <Component />;
}
