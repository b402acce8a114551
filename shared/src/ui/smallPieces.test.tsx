import { render, screen, within } from '@testing-library/react';
import { I18nRoot } from '../i18n/index.ts';
import { LoadingArea, Skeleton } from './skeleton/Skeleton.tsx';
import { Timeline, TimelineEntry } from './timeline/Timeline.tsx';
import { ToastContent } from './toast/ToastContent.tsx';
import { Ago } from './ago/Ago.tsx';

const show = (element: React.ReactElement) => render(element, { wrapper: I18nRoot });

describe('small pieces', () => {
  it('show an age in words, and the exact time in Aruba on hover', () => {
    show(<Ago at="2026-11-18T03:30:00.000Z" now="2026-11-20T18:00:00.000Z" />);
    const time = screen.getByText('3 days ago');
    expect(time).toHaveAttribute('title', '17 November 2026 at 23:30');
    expect(time).toHaveAttribute('datetime', '2026-11-18T03:30:00.000Z');
  });

  it('announce once that an area is loading, whatever the number of its skeletons', () => {
    show(
      <LoadingArea label="Loading vacancies">
        <Skeleton />
        <Skeleton />
      </LoadingArea>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading vacancies$/);
  });

  it('list events in order, with their notes', () => {
    show(
      <Timeline>
        <TimelineEntry title="Invited" byline="Marit, yesterday" note="Bring your knives." />
        <TimelineEntry title="Applied" byline="3 days ago" note={null} />
      </Timeline>,
    );
    const [invited, applied] = screen.getAllByRole('listitem');
    expect(invited).toHaveTextContent('Invited Marit, yesterday');
    expect(within(invited!).getByRole('blockquote')).toHaveTextContent('Bring your knives.');
    expect(applied).toHaveTextContent(/^Applied 3 days ago$/);
    expect(within(applied!).queryByRole('blockquote')).not.toBeInTheDocument();
  });

  it.each([
    ['info', 'Note:'],
    ['success', 'Done:'],
    ['warning', 'Warning:'],
    ['error', 'Error:'],
  ] as const)('announce the kind of a toast to screen readers: %s', (kind, word) => {
    show(<ToastContent kind={kind} title="Application status updated" description="She will be told." />);
    expect(screen.getByText('Application status updated').parentElement).toHaveTextContent(
      `${word} Application status updated`,
    );
    expect(screen.getByText('She will be told.')).toBeVisible();
  });

  it('show the title of a toast that the browser has translated in the meantime', () => {
    const { rerender } = show(<ToastContent kind="info" title="Updating status..." />);
    const title = screen.getByText('Updating status...');
    // A translator replaces each text node by an element.
    for (const node of [...title.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font');
      font.textContent = 'Estado...';
      node.parentNode!.replaceChild(font, node);
    }
    rerender(<ToastContent kind="success" title="Application status updated" />);
    expect(screen.getByText('Application status updated')).toBeVisible();
    expect(screen.queryByText('Estado...')).not.toBeInTheDocument();
  });
});
