import styles from './SuccessPage.module.css';

/** Decorative picture: the sun above the sea. */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1280 240" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <g className={styles.sun}>
        <circle cx="1092" cy="170" r="136" opacity="0.15" />
        <circle cx="1092" cy="170" r="104" opacity="0.25" />
        <circle cx="1092" cy="170" r="76" />
      </g>
      <path className={styles.hill} d="M515 212c90-20 190-38 300-36s250 4 465 30v34H515z" />
      <path className={styles.sea} d="M0 222c160-16 320-16 480-12s280 2 400-4 280 2 400 16v18H0z" />
      <path className={styles.beach} d="M0 239c200-8 420-8 640-4s440-8 640 0v6H0z" />
    </svg>
  );
}
