import { I18nRoot } from '@cpa/shared/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PdfViewer from './PdfViewer.tsx';
import { openPdf } from './pdfDocument.ts';

/** The library needs a worker and a canvas. */
jest.mock('./pdfDocument.ts', () => ({ openPdf: jest.fn() }));
jest.mock('./useWidth.ts', () => ({ useWidth: () => [() => {}, 500] }));

const render500 = jest.fn<Promise<void>, [number, number]>(async () => {});
const close = jest.fn(async () => {});
const open = openPdf as jest.MockedFunction<typeof openPdf>;

beforeEach(() => {
  jest.clearAllMocks();
  open.mockResolvedValue({ pageCount: 2, render: render500, close });
});

const view = (onFail = () => {}) => render(<PdfViewer url="/a.pdf" onFail={onFail} />, { wrapper: I18nRoot });

/** Widths of the pages that are rendered, without repeats. */
const widths = () => [...new Set(render500.mock.calls.map(([, width]) => width))];

describe('PdfViewer', () => {
  it('renders every page, zooms to the limit and keeps the focus there', async () => {
    view();
    expect(await screen.findByText('2 pages')).toBeVisible();
    await waitFor(() => expect(widths()).toEqual([500]));
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    await userEvent.click(zoomOut);
    await userEvent.click(zoomOut);
    await userEvent.click(zoomOut);
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    expect(zoomOut).toHaveFocus();
    expect(widths()).toEqual([500, 400, 300]);
    await userEvent.click(screen.getByRole('button', { name: 'Fit width' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(widths()).toEqual([500, 400, 300, 625]);
  });

  it('does not load a renewed URL of the same file, and closes it at the end', async () => {
    const { rerender, unmount } = view();
    await screen.findByText('2 pages');
    rerender(<PdfViewer url="/a.pdf?renewed" onFail={() => {}} />);
    expect(open).toHaveBeenCalledTimes(1);
    unmount();
    expect(close).toHaveBeenCalled();
  });

  it('reports a file that cannot be read', async () => {
    open.mockRejectedValue(new Error('Invalid PDF'));
    const fail = jest.fn();
    view(fail);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  });
});
