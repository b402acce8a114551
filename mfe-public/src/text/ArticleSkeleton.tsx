import { LoadingArea, Skeleton } from '@cpa/shared/ui';

/** Placeholder for an article. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <LoadingArea label={label} className="stack-3 content-start">
      <Skeleton width="70%" height={35} />
      <Skeleton width="45%" height={18} />
      {[96, 100, 92, 98, 88, 99, 94, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </LoadingArea>
  );
}
