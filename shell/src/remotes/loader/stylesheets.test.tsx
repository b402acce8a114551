import type { ReleaseDocument } from '@cpa/shared/contracts';
import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { guardStylesheets } from './stylesheets.ts';

function insert(href: string): { link: HTMLLinkElement; failed: Promise<string> } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const failed = new Promise<string>((resolve) => {
    link.addEventListener('error', () => resolve('refused'));
  });
  (
    globalThis as unknown as { portalInsertStylesheet: (link: HTMLLinkElement) => void }
  ).portalInsertStylesheet(link);
  return { link, failed };
}

const releases = (remote = anActiveRemote()): ReleaseDocument => ({ revision: 1, remotes: [remote] });

afterEach(() => document.head.replaceChildren());

describe('guardStylesheets', () => {
  test('checks the hash of the release, also from the mirror', () => {
    guardStylesheets(releases());
    for (const base of ['/remotes', '/remotes-mirror']) {
      const { link } = insert(`${base}/mfe-checkout/bb/plans.css`);
      expect(link).toHaveAttribute('integrity', 'sha384-plans');
      expect(link).toHaveAttribute('crossorigin', 'anonymous');
      expect(link.isConnected).toBe(true);
    }
  });

  test('rejects a stylesheet that the release does not list', async () => {
    guardStylesheets(releases());
    for (const href of ['/remotes/mfe-checkout/bb/other.css', 'https://elsewhere.example/plans.css']) {
      const { link, failed } = insert(href);
      await expect(failed).resolves.toBe('refused');
      expect(link.isConnected).toBe(false);
    }
  });

  test('accepts a stylesheet without a hash only from the shell and development servers', () => {
    guardStylesheets(
      releases(anActiveRemote({ files: [], base_url: 'http://localhost:3100/', mirror_urls: [] })),
    );
    expect(insert('/assets/dialog.css').link.isConnected).toBe(true);
    expect(insert('http://localhost:3100/plans.css').link.isConnected).toBe(true);
  });
});

test('removes a linked stylesheet that failed', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/remotes/mfe-checkout/bb/plans.css"><link rel="stylesheet" href="/assets/shell.css">';
  guardStylesheets(releases());
  const left = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(left).toEqual(['/assets/shell.css']);
});
