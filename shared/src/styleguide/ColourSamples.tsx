import { Sample, Samples } from './Sample.tsx';
import styles from './Styleguide.module.css';

const pairs = [
  ['paper', 'ink'],
  ['paper', 'mute'],
  ['paper', 'sea'],
  ['paper', 'lagoon'],
  ['paper', 'coral'],
  ['paper', 'leaf'],
  ['sand', 'ink'],
  ['sand', 'mute'],
  ['sand', 'lagoon'],
  ['sand', 'coral'],
  ['lagoon', 'on-lagoon'],
  ['lagoon-soft', 'sea'],
  ['lagoon-soft', 'lagoon'],
  ['sun', 'on-sun'],
  ['sun-soft', 'ink'],
  ['coral', 'on-coral'],
  ['coral-soft', 'coral'],
  ['leaf-soft', 'leaf'],
] as const;

export function ColourSamples() {
  return (
    <Samples title="Colour and type">
      <div className={styles.swatches}>
        {pairs.map(([ground, text]) => (
          <div
            key={ground + text}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            {text} on {ground}
          </div>
        ))}
      </div>
      <Sample name="Headings and text" layout="stack">
        <p
          style={{
            fontFamily: 'var(--font-display)',
            fontSize: 54,
            fontWeight: 650,
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
            color: 'var(--sea)',
          }}
        >
          Work that fits your life
        </p>
        <h1>Bon bini: first heading</h1>
        <h2>Second heading</h2>
        <h3>Title of a card</h3>
        <p>
          Text: señor, kòrsou, dunámon, geïnteresseerd. Onregelmatigewerktijdentoeslagregeling does not break
          the page. <strong>Strong</strong>, <small>small</small>.
        </p>
      </Sample>
    </Samples>
  );
}
