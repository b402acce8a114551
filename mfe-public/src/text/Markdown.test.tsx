import { render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import Markdown from './Markdown.tsx';

const render = (page: ReactNode) => renderAlone(<MemoryRouter>{page}</MemoryRouter>);

test('renders headings, lists and links', () => {
  render(
    <Markdown level={3}>
      {'## Duties\n\n- Cook\n- Clean\n\n[Our site](https://kas.example) or [write](mailto:a@b.aw)'}
    </Markdown>,
  );
  expect(screen.getByRole('heading', { name: 'Duties', level: 3 })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Our site' })).toHaveAttribute('href', 'https://kas.example');
  expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@b.aw');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
])('does not link to %j', (address) => {
  const { container } = render(<Markdown level={3}>{`[press](${address}) <${address}>`}</Markdown>);
  for (const link of container.querySelectorAll('a')) expect(link).not.toHaveAttribute('href');
});

test('renders HTML as text', () => {
  const { container } = render(
    <Markdown level={3}>
      {'Hello <img src=x onerror=alert(1)> <script>alert(1)</script>\n\n<iframe src="https://a.b"></iframe>'}
    </Markdown>,
  );
  expect(container.querySelector('img, script, iframe')).toBeNull();
  expect(container).toHaveTextContent('<script>');
});

test('does not render forms, buttons or styles', () => {
  const { container } = render(
    <Markdown level={3}>
      {
        '<form action="https://a.b"><input name="password"><button>Sign in</button></form>\n\nA <b style="color:red">bold</b> claim'
      }
    </Markdown>,
  );
  expect(container.querySelector('form, input, button, b')).toBeNull();
});

test('does not render images', () => {
  const { container } = render(<Markdown level={3}>{'![me](https://tracker.example/a.png)'}</Markdown>);
  expect(container.querySelector('img')).toBeNull();
});

test('uses the router for internal links and rel="nofollow" for external ones', () => {
  render(
    <Markdown level={2}>
      {'[Vacancies](/vacancies) [elsewhere](//a.example) [far](https://b.example)'}
    </Markdown>,
  );
  expect(screen.getByRole('link', { name: 'Vacancies' })).not.toHaveAttribute('rel');
  expect(screen.getByRole('link', { name: 'elsewhere' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.getByRole('link', { name: 'far' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});
