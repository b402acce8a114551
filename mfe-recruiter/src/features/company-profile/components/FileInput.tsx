import { Button, UploadIcon } from '@cpa/shared/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './ImageField.module.css';

type FileInputProps = {
  /** ID of the input, for its label. */
  id: string;
  /** Text of the button. */
  name: string;
  hint: string;
  /** The button that opens the file dialog. */
  button?: RefObject<HTMLButtonElement | null>;
  onChoose: (file: File | undefined) => void;
  /** Further actions. */
  children?: ReactNode;
};

/** Button that opens the file dialog for an image. */
export function FileInput({ id, name, hint, button, onChoose, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="row-2 wrap center">
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        {...(button && { ref: button })}
        variant="secondary"
        size="small"
        icon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {name}
      </Button>
      {children}
      <span id={`${id}-hint`} className="mute text-13-5">
        {hint}
      </span>
    </div>
  );
}
