import { LoadError, Skeleton } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { events, type PrivacyPart, type PrivacyParts, selectPrivacy } from '../state/privacySlice.ts';

type Props<Name extends PrivacyPart> = {
  part: Name;
  /** Height of the skeleton in pixels. */
  height: number;
  children: (value: PrivacyParts[Name]) => ReactNode;
};

/** A part of the page in its loading, failed and loaded states. */
export function Part<Name extends PrivacyPart>({ part, height, children }: Props<Name>) {
  const dispatch = useDispatch();
  const { parts, errors } = useSelector(selectPrivacy);
  const value = parts[part] as PrivacyParts[Name] | undefined;
  if (value !== undefined) return children(value);
  const error = errors[part];
  if (error) return <LoadError error={error} onRetry={() => dispatch(events.partRequested(part))} />;
  return <Skeleton shape="block" height={height} />;
}
