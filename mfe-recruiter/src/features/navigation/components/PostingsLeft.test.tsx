import type { RecruiterCounts } from '@cpa/shared/contracts';
import { I18nRoot } from '@cpa/shared/i18n';
import { profileLoaded } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aRecruiterProfile } from '@cpa/shared/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { countsLoaded } from '../state/countsSlice.ts';
import { PostingsLeft } from './PostingsLeft.tsx';

const nothing = { left: 0, total: 0, package: null, use_by: null, is_free_available: true };

function show(postings: Partial<RecruiterCounts['postings']>, profile = aRecruiterProfile()) {
  const store = createPortalStore();
  store.dispatch(profileLoaded(profile));
  store.dispatch(
    countsLoaded({
      company_id: 3,
      members: 1,
      vacancies: 0,
      new_applicants: 0,
      postings: { ...nothing, ...postings },
    }),
  );
  return render(
    <Provider store={store}>
      <I18nRoot>
        <MemoryRouter>
          <PostingsLeft />
        </MemoryRouter>
      </I18nRoot>
    </Provider>,
  );
}

describe('PostingsLeft', () => {
  it('counts the free posting where there is no package', () => {
    show({});
    expect(screen.getByText('1 free')).toBeVisible();
    expect(screen.queryByText('0 of 0')).not.toBeInTheDocument();
  });

  it('says that none is left while the free one is in use', () => {
    show({ is_free_available: false });
    expect(screen.getByText('None')).toBeVisible();
    expect(screen.getByText('Your free posting is in use.')).toBeVisible();
  });

  it('counts the postings of packages', () => {
    show({ left: 3, total: 5, package: 'Team' });
    expect(screen.getByText('3 of 5')).toBeVisible();
  });

  it('says from which day bought postings can be used', () => {
    show({ upcoming: { count: 5, first_day: '2026-12-01' } });
    expect(screen.getByText('5 more from 1 December 2026 on')).toBeVisible();
  });

  it('shows nothing to a recruiter without a company', () => {
    const { container } = show({}, aRecruiterProfile({ companies: [] }));
    expect(container).toBeEmptyDOMElement();
  });
});
