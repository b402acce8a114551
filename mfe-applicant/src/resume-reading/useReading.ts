import { useState } from 'react';
import type { ImportRefusal, ImportResult } from './importSource.ts';
import type { ParsedResume } from './reading/parseResume.ts';

/** Reads one source at a time. `Failure` names a source that could not be loaded. */
export function useReading<Failure extends string>() {
  const [found, setFound] = useState<ParsedResume | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState<ImportRefusal | Failure | null>(null);
  const read = async (source: () => Promise<ImportResult>, whenFailed: 'unloaded' | Failure) => {
    setIsReading(true);
    setRefusal(null);
    try {
      const result = await source();
      if ('refusal' in result) setRefusal(result.refusal);
      else setFound(result);
    } catch {
      setRefusal(whenFailed);
    } finally {
      setIsReading(false);
    }
  };
  return { found, isReading, refusal, read, forget: () => setFound(null) };
}
