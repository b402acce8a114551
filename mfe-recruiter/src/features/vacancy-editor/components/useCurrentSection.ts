import { useEffect, useState } from 'react';
import { SECTIONS, type Section } from '../model/draft.ts';
import { sectionId } from './EditorSection.tsx';

/** Share of the window above which a section that begins there is current. */
const LINE = 0.35;

/** Returns the section in view; the last one at the end of the page. */
export function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('job');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const begun = SECTIONS.filter((section) => {
        const top = document.getElementById(sectionId(section))?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight * LINE;
      });
      setCurrent((isAtEnd && window.scrollY > 0 ? SECTIONS.at(-1) : begun.at(-1)) ?? 'job');
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  return current;
}
