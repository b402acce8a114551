import { I18nRoot } from '@cpa/shared/i18n';
import { anApiError } from '@cpa/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoadError } from './LoadError.tsx';

describe('LoadError', () => {
  it('asks an unverified recruiter to verify, instead of showing an error', async () => {
    const retry = jest.fn();
    const { data } = anApiError(403, { code: 'not_verified', message: 'Verify first.' });
    render(<LoadError error={data} onRetry={retry} />, { wrapper: I18nRoot });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveTextContent(/verify/i);
    await userEvent.click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows another 403 as an error', () => {
    const { data } = anApiError(403, { code: 'viewer', message: 'You may only read.' });
    render(<LoadError error={data} onRetry={() => {}} />, { wrapper: I18nRoot });
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
