import { Button, type ButtonProps } from '@cpa/shared/ui';
import { useRef } from 'react';

type FilePickerProps = Pick<
  ButtonProps,
  'icon' | 'isLoading' | 'variant' | 'aria-describedby' | 'aria-disabled'
> & {
  children: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  onPick: (file: File) => void;
};

/** A button that opens the file dialog. */
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
          // Reset, so that choosing the same file again fires `change`.
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
