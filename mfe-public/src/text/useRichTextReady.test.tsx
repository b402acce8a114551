import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useRichTextReady } from './RichText.tsx';

test('waits for the renderer when the page loads its text again', async () => {
  const Ready = ({ isLoaded }: { isLoaded: boolean }) => <p>{String(useRichTextReady(isLoaded))}</p>;
  let page: Root | undefined;
  const container = document.createElement('div');
  container.innerHTML = '<p>true</p>';
  document.body.append(container);
  act(() => {
    page = hydrateRoot(container, <Ready isLoaded />);
  });
  expect(container).toHaveTextContent('true');
  act(() => page?.render(<Ready isLoaded={false} />));
  expect(container).toHaveTextContent('false');
  await waitFor(() => expect(container).toHaveTextContent('true'));
  act(() => page?.unmount());
});
