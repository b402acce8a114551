import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useSwipe } from './useSwipe.ts';

function Page({ onLeft }: { onLeft: () => void }) {
  const swipe = useSwipe({ onLeft, onRight: () => {} });
  return (
    <div {...swipe}>
      <p>Page</p>
      {createPortal(<p>Dialog</p>, document.body)}
    </div>
  );
}

function swipeOf(text: string, scale?: number): jest.Mock {
  Object.defineProperty(window, 'visualViewport', { value: scale && { scale }, configurable: true });
  const onLeft = jest.fn();
  render(<Page onLeft={onLeft} />);
  const element = screen.getByText(text);
  fireEvent.touchStart(element, { touches: [{ clientX: 300, clientY: 300 }] });
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200, clientY: 300 }] });
  return onLeft;
}

describe('a swipe', () => {
  it('of the page counts', () => {
    expect(swipeOf('Page', 1)).toHaveBeenCalledTimes(1);
  });

  it('in a dialog of the page does not count', () => {
    expect(swipeOf('Dialog', 1)).not.toHaveBeenCalled();
  });

  it('that moves an enlarged page does not count', () => {
    expect(swipeOf('Page', 2)).not.toHaveBeenCalled();
  });
});
