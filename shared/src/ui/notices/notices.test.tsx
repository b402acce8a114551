import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

describe('the notice of a failed read', () => {
  it('explains the failure, shows the request ID, and retries', async () => {
    const retry = jest.fn();
    render(
      <ErrorNotice title="The vacancies could not be loaded" requestId="req-7" onRetry={retry}>
        The server did not answer.
      </ErrorNotice>,
      { wrapper: I18nRoot },
    );
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('The vacancies could not be loaded');
    expect(notice).toHaveTextContent('The server did not answer.');
    expect(notice).toHaveTextContent('req-7');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offers no retry when one cannot help', () => {
    render(<ErrorNotice />, { wrapper: I18nRoot });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an empty list', () => {
  it('shows a heading, an explanation and what to do', () => {
    render(
      <EmptyState title="No vacancies match" headingLevel={3} action={<button type="button">Clear</button>}>
        Try fewer filters.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No vacancies match' })).toBeVisible();
    expect(screen.getByText('Try fewer filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });
});
