import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Link, Logo } from '../ui/index.ts';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { ColourSamples } from './ColourSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { MarkSamples } from './MarkSamples.tsx';
import { NoticeSamples } from './NoticeSamples.tsx';
import styles from './Styleguide.module.css';

const themes = ['light', 'dark'] as const;

/** The kit on one page. Its sample texts are not in the catalogue. */
export function Styleguide() {
  const [search] = useSearchParams();
  const theme = search.get('theme') === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const before = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = theme;
    return () => {
      if (before) document.documentElement.dataset.theme = before;
    };
  }, [theme]);
  return (
    <main className={styles.page} data-theme={theme}>
      <header className={styles.head}>
        <Logo />
        <nav aria-label="Theme" className={styles.row}>
          {themes.map((name) => (
            <Link key={name} to={`?theme=${name}`} aria-current={name === theme ? 'true' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <h1>The kit</h1>
      <ColourSamples />
      <ControlSamples />
      <FieldSamples />
      <ChoiceSamples />
      <MarkSamples />
      <ListSamples />
      <NoticeSamples />
    </main>
  );
}
