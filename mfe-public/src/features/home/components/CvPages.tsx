import { useText } from '../../../messages/texts.ts';
import styles from './CvPages.module.css';

/** Line of text on a page: left, baseline and length. */
type Line = readonly [x: number, y: number, length: number];

type Heading =
  `home.cv.${'profile' | 'work' | 'projects' | 'summary' | 'education' | 'experience' | 'languages' | 'skills'}`;

/** Page of a template, 150 units wide. Its texts are the names and headings that are legible at this size. */
type CvPage = {
  template: 'duo' | 'plain' | 'portrait' | 'compact';
  /** Position and rotation in the picture. */
  at: string;
  name: readonly [x: number, y: number, text: string];
  headings: readonly (readonly [x: number, y: number, text: Heading])[];
  /** Bold lines, lines, and lines on a dark column. */
  bold: readonly Line[];
  lines: readonly Line[];
  light?: readonly Line[];
};

/** Returns lines with a distance of five units. */
function paragraph(x: number, y: number, ...lengths: number[]): Line[] {
  return lengths.map((length, index) => [x, y + 5 * index, length]);
}

const PAGES: readonly CvPage[] = [
  {
    template: 'duo',
    at: 'translate(10 42) rotate(-9)',
    name: [9, 20, 'Daniël Geerman'],
    headings: [
      [66, 18, 'home.cv.profile'],
      [66, 48, 'home.cv.work'],
      [66, 104, 'home.cv.projects'],
    ],
    bold: [...paragraph(66, 55, 42), ...paragraph(66, 80, 46), ...paragraph(66, 111, 34)],
    lines: [
      ...paragraph(66, 25, 74, 70, 40),
      ...paragraph(66, 60, 72, 66, 50),
      ...paragraph(66, 85, 70, 74),
      ...paragraph(66, 116, 66, 70, 48),
    ],
    light: [
      ...paragraph(9, 34, 38, 30, 40),
      ...paragraph(9, 60, 34, 36, 28, 32),
      ...paragraph(9, 90, 38, 30, 24),
    ],
  },
  {
    template: 'plain',
    at: 'translate(148 16) rotate(-3)',
    name: [13, 21, 'Raïsa Muñoz-Croes'],
    headings: [
      [13, 40, 'home.cv.summary'],
      [13, 66, 'home.cv.work'],
      [13, 122, 'home.cv.education'],
    ],
    bold: [...paragraph(13, 74, 60), ...paragraph(13, 99, 54), ...paragraph(13, 130, 66)],
    lines: [
      ...paragraph(13, 28, 92),
      ...paragraph(13, 48, 122, 118, 84),
      ...paragraph(13, 79, 108, 114, 96),
      ...paragraph(13, 104, 110, 98),
      ...paragraph(13, 135, 88, 100),
    ],
  },
  {
    template: 'portrait',
    at: 'translate(292 10) rotate(3)',
    name: [43, 22, 'Noëlle Peña Wèver'],
    headings: [
      [12, 53, 'home.cv.profile'],
      [12, 78, 'home.cv.experience'],
      [102, 53, 'home.cv.languages'],
      [102, 94, 'home.cv.skills'],
    ],
    bold: [...paragraph(12, 86, 36), ...paragraph(12, 111, 40)],
    lines: [
      ...paragraph(43, 29, 70),
      ...paragraph(12, 60, 76, 70, 44),
      ...paragraph(12, 91, 72, 76, 52),
      ...paragraph(12, 116, 70, 64, 74, 50),
      ...paragraph(102, 101, 32, 28, 34, 24, 30),
    ],
  },
  {
    template: 'compact',
    at: 'translate(436 30) rotate(9)',
    name: [12, 19, 'Carmen-Lucía Ibáñez Wèbèr'],
    headings: [
      [12, 36, 'home.cv.profile'],
      [12, 57, 'home.cv.work'],
      [12, 108, 'home.cv.education'],
    ],
    bold: [...paragraph(42, 64, 60), ...paragraph(42, 79, 50), ...paragraph(42, 94, 64)],
    lines: [
      ...paragraph(12, 25, 76),
      ...paragraph(12, 42, 122, 104),
      ...paragraph(12, 64, 22),
      ...paragraph(42, 69, 84, 76),
      ...paragraph(12, 79, 22),
      ...paragraph(42, 84, 88, 70),
      ...paragraph(12, 94, 22),
      ...paragraph(42, 99, 72),
      ...paragraph(12, 115, 22, 22, 22),
      ...paragraph(42, 115, 80, 66, 74),
    ],
  },
];

/** Pages of the four CV templates, as a picture. */
export function CvPages({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 172" aria-hidden>
      {PAGES.map((page) => (
        <g key={page.template} transform={page.at} className={styles[page.template]}>
          <path className={styles.paper} d="M0 0h150v212H0z" />
          <Decoration of={page.template} />
          <Texts {...page} />
        </g>
      ))}
    </svg>
  );
}

function Texts({ name: [x, y, name], headings, bold, lines, light }: CvPage) {
  const t = useText();
  return (
    <>
      <path className={styles.lines} d={pathOf(lines)} />
      <path className={styles.bold} d={pathOf(bold)} />
      {light && <path className={styles.light} d={pathOf(light)} />}
      <text className={styles.name} x={x} y={y}>
        {name}
      </text>
      {headings.map(([left, top, heading]) => (
        <text key={heading} className={styles.heading} x={left} y={top}>
          {t(heading)}
        </text>
      ))}
    </>
  );
}

function Decoration({ of }: { of: CvPage['template'] }) {
  if (of === 'duo') return <path fill="#173f5f" d="M0 0h56v212H0z" />;
  if (of !== 'portrait') return null;
  return (
    <>
      <path fill="#f6f1e7" d="M0 0h150v41H0z" />
      <circle cx="25" cy="21" r="12" fill="#cfe6e6" />
      <path fill="#2c1b16" d="M18 28v-9a7 7 0 0 1 14 0v9z" />
      <circle cx="25" cy="19" r="4.6" fill="#b97850" />
      <path fill="#0a4a57" d="M16 29q9-7 18 0-4 4-9 4t-9-4z" />
      {[60, 68, 76, 84].map((y, index) => (
        <path key={y} stroke="#0e7c86" strokeWidth="1.2" d={`M102 ${y}h${[36, 32, 32, 20][index]}`} />
      ))}
    </>
  );
}

const pathOf = (lines: readonly Line[]): string =>
  lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join('');
