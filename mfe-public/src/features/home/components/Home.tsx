import { LoadError } from '@cpa/shared/ui';
import { paths } from '@cpa/shared/routing';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../../layout/Page.tsx';
import { useText } from '../../../messages/texts.ts';
import { homeOpened, selectHome, selectHomeFailure, selectHomeStatus } from '../state/homeSlice.ts';
import { CompanyTiles } from './CompanyTiles.tsx';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PostTiles } from './PostTiles.tsx';
import { SalaryInsight } from './SalaryInsight.tsx';
import { SectorTiles } from './SectorTiles.tsx';
import type { SearchUrl } from '../model/searchUrl.ts';
import { VacancyTiles } from './VacancyTiles.tsx';

/** Maximum number of sponsored vacancies above the newest ones. */
const MAX_SPONSORED = 4;

type HomeProps = {
  searchUrl: SearchUrl;
  onPrefetch: (id: number) => void;
  /** Content below the sections, shown once the home data has loaded, so that it does not shift. */
  end: ReactNode;
};

/** Home page: search first, then sponsored and new vacancies. */
export function Home({ searchUrl, onPrefetch, end }: HomeProps) {
  const home = useSelector(selectHome);
  const status = useSelector(selectHomeStatus);
  return (
    <>
      <Hero home={home} searchUrl={searchUrl} />
      <Page>
        <Below searchUrl={searchUrl} onPrefetch={onPrefetch} />
        {status !== 'loading' && end}
      </Page>
    </>
  );
}

function Below({ searchUrl, onPrefetch }: Omit<HomeProps, 'end'>) {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectHomeStatus);
  const home = useSelector(selectHome);
  const failure = useSelector(selectHomeFailure);
  if (status === 'failed' && failure) {
    return <LoadError title={t('home.failed')} error={failure} onRetry={() => dispatch(homeOpened())} />;
  }
  if (!home) return <HomeSkeleton />;
  return (
    <>
      {home.sponsored.length > 0 && (
        <HomeSection title={t('home.sponsored')}>
          <VacancyTiles vacancies={home.sponsored.slice(0, MAX_SPONSORED)} onPrefetch={onPrefetch} />
        </HomeSection>
      )}
      <HomeSection title={t('home.newest')} more={{ to: paths.vacancies, label: t('home.allVacancies') }}>
        <VacancyTiles vacancies={home.newest} onPrefetch={onPrefetch} />
      </HomeSection>
      <HomeSection title={t('home.sectors')}>
        <SectorTiles sectors={home.sectors} searchUrl={searchUrl} />
      </HomeSection>
      {home.salary_insight.length > 0 && (
        <HomeSection title={t('home.salaries')}>
          <SalaryInsight insight={home.salary_insight} searchUrl={searchUrl} />
        </HomeSection>
      )}
      {home.companies.length > 0 && (
        <HomeSection
          title={t('home.companies')}
          more={{ to: paths.companies, label: t('home.allCompanies') }}
        >
          <CompanyTiles companies={home.companies} />
        </HomeSection>
      )}
      {home.posts.length > 0 && (
        <HomeSection title={t('home.posts')} more={{ to: paths.blog, label: t('home.allPosts') }}>
          <PostTiles posts={home.posts} />
        </HomeSection>
      )}
    </>
  );
}
