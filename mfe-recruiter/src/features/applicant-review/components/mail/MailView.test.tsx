import { render, screen } from '@testing-library/react';
import { MailView } from './MailView.tsx';

const MAIL = `<!doctype html><html><head><title>News</title><style>.x{}</style></head>
<body style="margin:0;background:#f6f1e7"><p style="font-size:16px">Bon bini &quot;Ana&quot; style=&quot;x&quot;</p>
<script>alert(1)</script><img src="https://tracker.example/x.png"><a href="https://evil.example" style="color:#ffffff">Open</a></body></html>`;

describe('MailView', () => {
  it('renders text and inline styles of a mail', () => {
    render(<MailView html={MAIL} />);
    const paragraph = screen.getByText('Bon bini "Ana" style="x"');
    expect(paragraph).toHaveStyle({ fontSize: '16px' });
    expect(screen.getByText('Open')).toHaveStyle({ color: '#ffffff' });
  });

  it('drops scripts and images and links nowhere', () => {
    const { container } = render(<MailView html={MAIL} />);
    expect(container.querySelector('script, img, a')).toBeNull();
  });
});
