import { render, screen } from '@testing-library/react';
import { applicationStatusSchema } from '../../contracts/index.ts';
import { I18nRoot } from '../../i18n/index.ts';
import { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';
import { applicationStatusTone } from './applicationStatusTone.ts';

describe('the status of an application', () => {
  it('is softer for the applicant than for the recruiter', () => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status="rejected" audience="recruiter" />
        <ApplicationStatusBadge status="rejected" audience="applicant" />
      </I18nRoot>,
    );
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText('Not this time')).toBeVisible();
    expect(applicationStatusTone('rejected', 'applicant')).not.toBe('danger');
  });

  it.each(applicationStatusSchema.options)('has words for both readers: %s', (status) => {
    render(
      <I18nRoot>
        <p>
          <ApplicationStatusBadge status={status} audience="recruiter" />
        </p>
        <p>
          <ApplicationStatusBadge status={status} audience="applicant" />
        </p>
      </I18nRoot>,
    );
    for (const words of screen.getAllByRole('paragraph')) expect(words).toHaveTextContent(/^[A-Z][a-z ]+$/);
  });
});
