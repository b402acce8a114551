import type { Cv } from '@cpa/shared/contracts';
import { aHost, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const mockTemplates: string[] = [];
jest.mock('../cv/renderCvPdf.ts', () => ({
  renderCvPdf: async ({ settings }: Cv) => {
    mockTemplates.push(settings.template);
    return { pdf: new Uint8Array(), pageCount: 1, missingCharacters: [], text: 'Raïsa' };
  },
}));
jest.mock('@cpa/shared/ui/pdf', () => ({
  openPdf: async () => ({ getPage: async () => ({}), loadingTask: { destroy: async () => {} } }),
  drawPdfPage: async () => true,
}));
jest.mock('../features/cv-builder/components/preview/PdfPages.tsx', () => ({
  __esModule: true,
  default: () => null,
}));

let isImportMissing = false;
const importing = jest.requireActual<object>('../features/cv-import/components/ImportDialog.tsx');
jest.mock('../features/cv-import/components/ImportDialog.tsx', () => {
  if (isImportMissing) throw new Error('Loading chunk cv-import failed.');
  return importing;
});

const stored = () => JSON.parse(localStorage.getItem('cpa.cv.guest.new') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

async function start() {
  const host = aHost({ responses: {} });
  renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
  await userEvent.click(await screen.findByRole('button', { name: 'Start empty' }));
  return host;
}

describe('CV builder', () => {
  it('starts with the template that a visitor chooses', async () => {
    const host = aHost({ responses: {} });
    renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
    const templates = await screen.findByRole('region', { name: 'Or start with a template' });
    expect(within(templates).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(
      within(templates).getByRole('button', { name: 'Duo Two columns, read left, then right' }),
    );
    expect(await screen.findByRole('radio', { name: 'Duo' })).toBeChecked();
  });

  it('stores what a visitor types on the device and opens it again', async () => {
    await start();
    await userEvent.type(screen.getByLabelText('Full name'), 'Raïsa');
    await waitFor(() => expect(stored()).toMatchObject({ cv: { resume: { basics: { name: 'Raïsa' } } } }));
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    const host = aHost({ responses: {} });
    document.body.replaceChildren();
    renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
    expect(await screen.findByLabelText('Full name')).toHaveValue('Raïsa');
  });

  it('shows the page first on a phone, with its look in a sheet', async () => {
    const { matchMedia } = window;
    const narrow = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
      );
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Page' }));
    expect(screen.queryByRole('radio', { name: 'Compact' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Compact' }));
    expect(screen.getByText(/^Compact, Sea, /)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Change', expanded: false })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Compact' })).not.toBeInTheDocument();
    narrow.mockRestore();
  });

  it("draws the thumbnails of the templates from the applicant's own CV once it has a job", async () => {
    await start();
    const thumbnail = () => screen.getByText('Hospitality').querySelector('canvas');
    await userEvent.click(screen.getByRole('button', { name: 'Work experience' }));
    expect(thumbnail()).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    await userEvent.type(screen.getByLabelText('Job title'), 'Cook');
    mockTemplates.length = 0;
    await waitFor(() => expect(thumbnail()).toBeVisible(), { timeout: 4000 });
    expect(mockTemplates).toEqual(
      expect.arrayContaining(['plain', 'photo', 'sidebar', 'compact', 'first-job', 'hospitality']),
    );
  });

  it('shows an unfinished e-mail address at its field when the field is left', async () => {
    await start();
    const field = screen.getByLabelText('E-mail address');
    await userEvent.type(field, 'not-an-email');
    expect(field).not.toBeInvalid();
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await userEvent.type(field, '@example.com');
    expect(field).toBeValid();
  });

  it('adds a job, reads its dates as typed, removes it and undoes', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    expect(screen.getByLabelText('Job title')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Job title'), 'Cook');
    await userEvent.type(screen.getByLabelText('Start'), 'Jan 2020');
    await userEvent.click(screen.getByLabelText('I work here now'));
    expect(screen.getByLabelText('Start')).toHaveValue('January 2020');
    await waitFor(() =>
      expect(stored()).toMatchObject({
        cv: { resume: { work: [{ position: 'Cook', startDate: '2020-01' }] } },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Move or remove Cook' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: /^Cook/ })).not.toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject({ cv: { resume: { work: [] } } }));
    const notice = screen.getByText('Removed.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: /^Cook/ })).toBeVisible();
    await waitFor(() => expect(stored()).toMatchObject({ cv: { resume: { work: [{ position: 'Cook' }] } } }));
  });

  it('offers to undo a removal until the next change', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    await userEvent.type(screen.getByLabelText('Job title'), 'Cook');
    await userEvent.click(screen.getByRole('button', { name: 'Move or remove Cook' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(screen.getByText('Removed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
    expect(await screen.findByText('Saved on this device')).toBeVisible();
  });

  it('moves the focus to the button that adds a line when the last line is removed', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.getByRole('button', { name: 'Add a line' })).toHaveFocus();
    expect(await screen.findByText('Saved on this device')).toBeVisible();
  });

  it('moves a section by the arrow keys', async () => {
    await start();
    screen.getByRole('button', { name: 'Move Education' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const order = () =>
      (stored() as { cv: { settings: { sectionOrder: string[] } } }).cv.settings.sectionOrder;
    await waitFor(() => expect(order().slice(0, 3)).toEqual(['summary', 'education', 'work']));
  });

  it('says that the import did not arrive, and loads it again when it is opened again', async () => {
    isImportMissing = true;
    await start();
    const open = screen.getByRole('button', { name: 'Import' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Import a CV' });
    expect(await within(dialog).findByText('We could not load this')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    isImportMissing = false;
    await userEvent.click(open);
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('says so when the storage of the browser is full', async () => {
    await start();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(screen.getByLabelText('Full name'), 'R');
    expect(await screen.findByText(/storage of this browser is full/)).toBeVisible();
    setItem.mockRestore();
  });
});
