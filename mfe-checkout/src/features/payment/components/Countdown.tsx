import { useEffect, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './BankWaiting.module.css';

/** The time left, to the second. Not announced to screen readers: the deadline is in the text. */
export function Countdown({ from, until }: { from: string; until: string }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((Date.parse(until) - now) / 1000));
  const total = (Date.parse(until) - Date.parse(from)) / 1000;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles.countdown}>
      <p role="timer">{t('bank.validFor', { time })}</p>
      <progress aria-label={t('bank.timeToPay')} value={left} max={total} />
    </div>
  );
}
