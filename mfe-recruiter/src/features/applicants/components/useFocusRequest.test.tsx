import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusRequest } from './useFocusRequest.ts';

const REQUEST = { candidates: [7] };

function Example({ request }: { request: typeof REQUEST | null }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useFocusRequest({ request, ids: [7], rootRef, scrollTo: () => undefined });
  return (
    <div ref={rootRef}>
      <a href="/seven" data-applicant="7">
        Ana Kock
      </a>
      <input aria-label="Search" />
    </div>
  );
}

function renderRequest() {
  const { rerender } = render(<Example request={null} />);
  rerender(<Example request={REQUEST} />);
}

const frames = async () => await new Promise((resolve) => setTimeout(resolve, 150));

describe('useFocusRequest', () => {
  it('focuses the applicant', async () => {
    renderRequest();
    await frames();
    expect(screen.getByRole('link', { name: 'Ana Kock' })).toHaveFocus();
  });

  it('leaves the focus to a user who clicks before the row is rendered', async () => {
    renderRequest();
    const search = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.pointerDown(search);
    search.focus();
    await frames();
    expect(search).toHaveFocus();
  });
});
