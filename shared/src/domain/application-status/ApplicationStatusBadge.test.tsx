import { render, screen } from '@testing-library/react';
import { applicantStatusWords, applicationStatusSchema } from '../../contracts/index.ts';
import { I18nRoot } from '../../i18n/index.ts';
import { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';
import { applicationStatusTone } from './applicationStatusTone.ts';

describe('ApplicationStatusBadge', () => {
  it('uses a softer label and tone for a rejected applicant', () => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status="rejected" audience="recruiter" />
        <ApplicationStatusBadge status="rejected" audience="applicant" />
      </I18nRoot>,
    );
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText('Not chosen')).toBeVisible();
    expect(applicationStatusTone('rejected', 'applicant')).not.toBe('danger');
  });

  it.each(applicationStatusSchema.options)('labels %s for both audiences', (status) => {
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
    for (const label of screen.getAllByRole('paragraph')) expect(label).toHaveTextContent(/^[A-Z][a-z ]+$/);
  });

  it.each(applicationStatusSchema.options)('labels %s for applicants as mails do', (status) => {
    render(
      <I18nRoot>
        <ApplicationStatusBadge status={status} audience="applicant" />
      </I18nRoot>,
    );
    expect(screen.getByText(applicantStatusWords[status])).toBeVisible();
  });
});
