import { Button, type ButtonProps } from '@cpa/shared/ui';
import { useRef } from 'react';

type FilePickerProps = Pick<
  ButtonProps,
  'icon' | 'isLoading' | 'variant' | 'aria-describedby' | 'aria-disabled'
> & {
  /** What the button says. */
  children: string;
  /** As the attribute of a file input. */
  accept: string;
  onPick: (file: File) => void;
};

/** A button that asks for a file of this device. */
export function FilePicker({ children, accept, onPick, ...button }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => button['aria-disabled'] || input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that the same file can be chosen again after it was mended.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
