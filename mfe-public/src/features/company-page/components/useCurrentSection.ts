import { useEffect, useRef, useState } from 'react';

/** Pixels below the top of the viewport that the header and the tabs cover, and a little of the section. */
const OFFSET = 180;

/**
 * Returns the section that the reader sees, from the scroll position, and a function for a section that the reader
 * chose, which stays the current one while it is visible.
 */
export function useCurrentSection<Id extends string>(
  ids: readonly Id[],
): { current: Id | undefined; choose: (id: Id) => void } {
  const [current, setCurrent] = useState(ids[0]);
  const chosen = useRef<Id | null>(null);
  const key = ids.join();
  useEffect(() => {
    const sections = key.split(',') as Id[];
    let frame = 0;
    const update = () => {
      frame = 0;
      const tops = sections.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? { id, top: box.top, bottom: box.bottom } : [];
      });
      const kept = tops.find(({ id }) => id === chosen.current);
      if (kept && kept.bottom > OFFSET && kept.top < window.innerHeight) return setCurrent(kept.id);
      chosen.current = null;
      const reached = tops.filter(({ top }) => top <= OFFSET);
      const highest = Math.max(...reached.map(({ top }) => top));
      // Two sections may be side by side: the first of them counts.
      setCurrent((reached.find(({ top }) => top === highest) ?? tops[0])?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return {
    current: current !== undefined && ids.includes(current) ? current : ids[0],
    choose: (id) => {
      chosen.current = id;
      setCurrent(id);
    },
  };
}
