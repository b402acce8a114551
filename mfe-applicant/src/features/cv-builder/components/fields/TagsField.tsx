import { TextField } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../../messages/texts.ts';

type TagsFieldProps = {
  label: string;
  name: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
};

/** Short texts, separated by commas. */
export function TagsField({ label, name, value, onChange }: TagsFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      name={name}
      value={typed ?? value.join(', ')}
      hint={t('cv.tags.hint')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(tagsOf(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function tagsOf(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}
