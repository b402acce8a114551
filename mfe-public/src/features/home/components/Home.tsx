import type { Locale } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { LoadError } from '@cpa/shared/ui';
import { paths } from '@cpa/shared/routing';
import { type ReactNode, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useReadInLanguage } from '../../../text/useReadInLanguage.ts';
import { Page } from '../../../page/Page.tsx';
import { useText } from '../../../messages/texts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { home as homeData } from '../state/home.ts';
import { CompanyTiles } from './CompanyTiles.tsx';
import { CvBand } from './CvBand.tsx';
import { DistrictMapSection } from './DistrictMapSection.tsx';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './HomeSection.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NewestVacancies } from './NewestVacancies.tsx';
import { PostTiles } from './PostTiles.tsx';
import { SalaryInsight } from './SalaryInsight.tsx';
import { SectorTiles } from './SectorTiles.tsx';
import type { SearchUrl } from '../model/searchUrl.ts';
import { VacancyTiles } from './VacancyTiles.tsx';

/** Maximum numbers of sponsored and new vacancies, and of companies. The other sponsored ones keep their place. */
const MAX_SPONSORED = 3;
const MAX_NEWEST = 8;
const MAX_COMPANIES = 6;

type HomeProps = {
  searchUrl: SearchUrl;
  onPrefetch: (id: number) => void;
  /** Content below the sections, shown once the home data has loaded, so that it does not shift. */
  end: ReactNode;
};

/** Home page: search first, then sponsored and new vacancies. */
export function Home({ searchUrl, onPrefetch, end }: HomeProps) {
  const { status, data: home = null } = useSelector(homeData.select);
  return (
    <>
      <Hero home={home} searchUrl={searchUrl} />
      <Page>
        <Below searchUrl={searchUrl} onPrefetch={onPrefetch} />
        {(status === 'loaded' || status === 'failed') && end}
      </Page>
    </>
  );
}

function Below({ searchUrl, onPrefetch }: Omit<HomeProps, 'end'>) {
  const t = useText();
  const dispatch = useDispatch();
  const read = useSelector(homeData.select);
  const { status, data: home, error } = read;
  const locale = useLocale();
  const open = (language: Locale) => dispatch(homeData.opened(language));
  useReadInLanguage(read.status === 'loaded' ? read.arg : undefined, open);
  if (status === 'failed')
    return <LoadError title={t('home.failed')} error={error} onRetry={() => open(locale)} />;
  if (!home) return <HomeSkeleton />;
  const sponsored = home.sponsored.slice(0, MAX_SPONSORED);
  const newest = home.newest.filter(({ id }) => sponsored.every((other) => other.id !== id));
  return (
    <>
      <div className={sponsored.length > 0 ? styles.first : undefined}>
        <HomeSection title={t('home.newest')} more={{ to: paths.vacancies, label: t('home.allVacancies') }}>
          <NewestVacancies vacancies={newest.slice(0, MAX_NEWEST)} onPrefetch={onPrefetch} />
        </HomeSection>
        {sponsored.length > 0 && (
          <HomeSection title={t('home.sponsored')} note={t('sponsored.paid')}>
            <VacancyTiles vacancies={sponsored} onPrefetch={onPrefetch} />
          </HomeSection>
        )}
      </div>
      {/* Hydrates after the rest of the page, or on the first click. Without fields: text typed before would be lost. */}
      <Suspense>
        <HomeSection title={t('home.sectors')}>
          <SectorTiles sectors={home.sectors} searchUrl={searchUrl} />
        </HomeSection>
        {home.salary_insight.length > 0 && (
          <HomeSection title={t('home.salaries')}>
            <SalaryInsight insight={home.salary_insight} searchUrl={searchUrl} />
          </HomeSection>
        )}
        <div className={home.districts ? styles.halves : undefined}>
          {home.districts && <DistrictMapSection districts={home.districts} searchUrl={searchUrl} />}
          {home.companies.length > 0 && (
            <HomeSection
              title={t('home.companies')}
              more={{ to: publicPaths.companies, label: t('home.allCompanies') }}
            >
              <CompanyTiles companies={home.companies.slice(0, home.districts ? 4 : MAX_COMPANIES)} />
            </HomeSection>
          )}
        </div>
        <CvBand />
        {home.posts.length > 0 && (
          <HomeSection title={t('home.posts')} more={{ to: publicPaths.blog, label: t('home.allPosts') }}>
            <PostTiles posts={home.posts} />
          </HomeSection>
        )}
      </Suspense>
    </>
  );
}
