import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './CvBand.module.css';

/** Invitation to the CV builder. */
export function CvBand() {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {t('home.cvTitle')}
        </h2>
        <p className={styles.text}>{t('home.cvText')}</p>
        <LinkButton className={styles.start} to={paths.cvBuilder}>
          {t('home.cvStart')}
        </LinkButton>
      </div>
      <svg className={styles.papers} viewBox="0 0 300 150" aria-hidden>
        {[12, 84, 156].map((x, index) => (
          <g key={x} transform={`rotate(${index * 6 - 7} ${x + 60} 150)`}>
            <rect x={x} y={16 + index * 4} width={112} height={150} rx={4} fill="#fff" />
            <rect
              x={x}
              y={16 + index * 4}
              width={index === 0 ? 34 : 112}
              height={index === 0 ? 150 : 22}
              rx={4}
              fill={['#1d4063', '#0e7c86', '#c96f38'][index]}
            />
            {[52, 62, 72, 88, 98, 108, 118].map((y) => (
              <rect
                key={y}
                x={x + (index === 0 ? 44 : 12)}
                y={y}
                width={index === 0 ? 58 : 88}
                height={3}
                fill="#c9d6d8"
              />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
