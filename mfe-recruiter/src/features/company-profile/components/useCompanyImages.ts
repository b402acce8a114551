import type { OwnCompany } from '@cpa/shared/contracts';
import { useEffect, useRef, useState } from 'react';

export type ImageName = 'logo' | 'cover';

/** A new image, null for a removed one. Absent: unchanged. */
type Changes = Partial<Record<ImageName, { blob: Blob; url: string } | null>>;

/** The logo and cover as they are now, with undo to the saved ones. */
export function useCompanyImages(company: OwnCompany | null) {
  const [changes, setChanges] = useState<Changes>({});
  /** Earlier states, the latest last. */
  const [history, setHistory] = useState<Changes[]>([]);

  const urls = useRef<string[]>([]);
  // Undo may show an earlier image again, so they stay until the page is left.
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  const apply = (next: Changes) => {
    setHistory([...history, changes]);
    setChanges(next);
  };
  const urlOf = (name: ImageName) => {
    const change = changes[name];
    return change === undefined ? (company?.[name] ?? null) : (change?.url ?? null);
  };
  const upload: Partial<Record<ImageName, Blob | null>> = {};
  for (const name of ['logo', 'cover'] as const) {
    const change = changes[name];
    if (change !== undefined) upload[name] = change?.blob ?? null;
  }
  return {
    logo: urlOf('logo'),
    cover: urlOf('cover'),
    upload,
    changed: Object.keys(upload) as ImageName[],
    canUndo: history.length > 0,
    replace(name: ImageName, blob: Blob) {
      const url = URL.createObjectURL(blob);
      urls.current.push(url);
      apply({ ...changes, [name]: { blob, url } });
    },
    remove: (name: ImageName) => apply({ ...changes, [name]: null }),
    undo: () => {
      const before = history.at(-1);
      if (!before) return;
      setChanges(before);
      setHistory(history.slice(0, -1));
    },
    reset: () => {
      setChanges({});
      setHistory([]);
    },
  };
}
