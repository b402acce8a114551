import { activateLocale } from '@cpa/shared/i18n';
import { aHost, renderRoutes } from '@cpa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShareButton } from './ShareButton.tsx';

const shared = { kind: 'vacancy', id: 7, title: 'Line Cook', path: '/vacancies/7' } as const;

async function open() {
  const host = aHost();
  renderRoutes([{ path: '/', Component: () => <ShareButton {...shared} /> }], { host, at: '/' });
  await userEvent.click(screen.getByRole('button', { name: /^(Share|Delen)$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const said = () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  return { dialog, said };
}

describe('ShareButton', () => {
  it('shows the card that others see, and sends its URL by WhatsApp', async () => {
    const { dialog } = await open();
    expect(dialog.getByRole('heading', { name: 'Share this vacancy' })).toBeVisible();
    expect(dialog.getByRole('presentation')).toHaveAttribute('src', '/api/share-images/vacancies/7.png');
    const link = new URL(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!);
    expect(link.origin).toBe('https://wa.me');
    expect(link.searchParams.get('text')).toBe(`Line Cook ${location.origin}/vacancies/7`);
  });

  it('offers Facebook and e-mail', async () => {
    const { dialog } = await open();
    const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')!;
    expect(new URL(href('Facebook')).searchParams.get('u')).toBe(`${location.origin}/vacancies/7`);
    expect(href('E-mail')).toBe(
      `mailto:?subject=Line%20Cook&body=${encodeURIComponent(`${location.origin}/vacancies/7`)}`,
    );
  });

  it('shares the page in the language of the reader', async () => {
    await act(async () => await activateLocale('nl'));
    const { dialog } = await open();
    expect(dialog.getByRole('presentation')).toHaveAttribute(
      'src',
      '/api/share-images/vacancies/7.png?lang=nl',
    );
    expect(dialog.getByText(`${location.origin}/nl/vacancies/7`)).toBeVisible();
    await act(async () => await activateLocale('en'));
  });

  it('copies the URL, or shows it when the browser refuses', async () => {
    const written: string[] = [];
    const { dialog, said } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementationOnce(async () => {
      throw new Error('refused');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(said()).toEqual(['error: The link could not be copied']);
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementationOnce(async (text) => void written.push(text));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(written).toEqual([`${location.origin}/vacancies/7`]);
    expect(said()).toContain('success: Link copied');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the share sheet of a device that has one', async () => {
    const sent: ShareData[] = [];
    navigator.share = async (data) => void sent.push(data ?? {});
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'More…' }));
    expect(sent).toEqual([{ title: 'Line Cook', url: `${location.origin}/vacancies/7` }]);
    Reflect.deleteProperty(navigator, 'share');
  });
});
