import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { ImageCrop } from './ImageCrop.tsx';

// Gestures are not under test, and jsdom rejects the AbortSignal of Node.
jest.mock('./usePinchAndWheel.ts', () => ({ usePinchAndWheel: () => {} }));

let isClosed = new Set<object>();
let drawn: object[] = [];

/** jsdom has no canvas: `blob` is what the browser writes. */
function fakeCanvas(blob: Blob | null) {
  isClosed = new Set();
  drawn = [];
  globalThis.createImageBitmap = async () => {
    const bitmap = { width: 800, height: 400, close: () => isClosed.add(bitmap) };
    return bitmap;
  };
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (bitmap: object) => {
      if (isClosed.has(bitmap)) throw new Error('The image source is detached.');
      drawn.push(bitmap);
    },
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(blob);
}

function open(file = new Blob(['1'])) {
  const onCrop = jest.fn();
  const onUnreadable = jest.fn();
  const view = (of: Blob) => (
    <I18nRoot>
      <ImageCrop
        file={of}
        aspect={1}
        outputWidth={256}
        label="Crop of the photo"
        {...{ onCrop, onUnreadable }}
        onCancel={() => {}}
      />
    </I18nRoot>
  );
  const { rerender } = render(view(file));
  return { onCrop, onUnreadable, show: (other: Blob) => rerender(view(other)) };
}

const use = async () => {
  const button = screen.getByRole('button', { name: 'Use this crop' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

describe('ImageCrop', () => {
  it('returns the crop', async () => {
    const blob = new Blob(['crop']);
    fakeCanvas(blob);
    const { onCrop } = open();
    await use();
    expect(onCrop.mock.calls).toEqual([[blob]]);
  });

  it('reports an image that the browser cannot write', async () => {
    fakeCanvas(null);
    const { onCrop, onUnreadable } = open();
    await use();
    await waitFor(() => expect(onUnreadable).toHaveBeenCalledTimes(1));
    expect(onCrop).not.toHaveBeenCalled();
  });

  it('draws another file only once it is decoded', async () => {
    fakeCanvas(new Blob(['crop']));
    const { onCrop, show } = open();
    await use();
    show(new Blob(['2']));
    expect(screen.getByRole('button', { name: 'Use this crop' })).toBeDisabled();
    await use();
    expect(onCrop).toHaveBeenCalledTimes(2);
    expect(new Set(drawn).size).toBe(2);
  });
});
