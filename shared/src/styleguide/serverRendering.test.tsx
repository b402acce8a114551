/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { I18nRoot } from '../i18n/index.ts';
import { ListSamples } from './ListSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';

describe('the kit on the server', () => {
  it('writes complete HTML without a window', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <I18nRoot locale="en">
        <MemoryRouter>
          <ListSamples />
          <FieldSamples />
        </MemoryRouter>
      </I18nRoot>,
    );
    expect(html).toContain('Afl. 3,400 – 3,900 / month');
    expect(html).toContain('2 days ago');
    expect(html).toContain('>Previous<');
  });
});
