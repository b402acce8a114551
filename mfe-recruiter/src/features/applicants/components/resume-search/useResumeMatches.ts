import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { resumeSearch } from '../../../../applicant-list/resumeSearch.ts';
import { resumeMatches } from '../../state/resumeMatches.ts';

/** Pause in typing before resumes are searched, in milliseconds. */
const DEBOUNCE_MS = 250;

const NONE: readonly number[] = [];

/** Searches the resumes of the listed applicants, and again when their number changes. */
export function useResumeMatches(search: string, count: number) {
  const dispatch = useDispatch();
  const read = useSelector(resumeMatches.select);
  const wanted = resumeSearch(search);
  const isIdle = read.status === 'idle';
  useEffect(() => {
    if (wanted === '' && isIdle) return undefined;
    const timer = setTimeout(() => dispatch(resumeMatches.opened(wanted)), wanted === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // `isIdle` only matters without a search, which then needs no request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, count, dispatch]);
  const ids = read.status === 'loaded' && wanted.startsWith(read.arg) ? read.data : NONE;
  return {
    found: useMemo(() => new Set(ids), [ids]),
    isSearching: wanted !== '' && read.error === null && !(read.status === 'loaded' && read.arg === wanted),
    isFailed: wanted !== '' && read.error !== null,
  };
}
