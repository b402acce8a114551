import styles from './AuthCard.module.css';

/** Decorative picture: a divi-divi tree bent by the trade wind at the sea. */
export function AuthScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="#f9d79a" d="M0 0h560v300H0z" />
      <circle cx="412" cy="108" r="62" fill="#f4b942" />
      <path fill="#2f97a0" d="M0 164h560v136H0z" />
      <path
        fill="none"
        stroke="#7fc1c4"
        strokeWidth="4"
        strokeLinecap="round"
        d="M372 186h86M300 204h54M420 214h96M46 188h70"
      />
      <g transform="translate(288 6)">
        <path fill="#ffffff" d="M196 118v50h-40c5-24 18-42 40-50z" />
        <path fill="#f6f1e7" d="M203 128c15 9 24 23 27 40h-27z" />
        <path fill="#7a3b1c" d="M146 174h94l-11 14h-72z" />
      </g>
      <path fill="#f6f1e7" d="M0 256c120-42 236-30 330-10s160 22 230 2v52H0z" />
      <path fill="#e8dcc4" d="M0 280c150-24 330-10 560-8v28H0z" />
      <path
        fill="none"
        stroke="#7a3b1c"
        strokeWidth="15"
        strokeLinecap="round"
        d="M330 262c8-40-8-58-34-76-22-16-58-24-96-24"
      />
      <path
        fill="none"
        stroke="#7a3b1c"
        strokeWidth="8"
        strokeLinecap="round"
        d="M306 196c-26-24-60-30-92-34"
      />
      <path
        fill="#2e7d4f"
        d="M326 176c-26-34-84-54-140-46-40 6-78 20-96 40 26-8 40-4 60 0 30-10 52-4 76 4 36-6 66-4 100 2z"
      />
      <path fill="#246340" d="M304 170c-40-18-96-16-140-8-28 4-50 8-66 16 30-2 50 2 78 2 44-8 84-2 128-10z" />
    </svg>
  );
}
