import type { CalendarFeed } from '@cpa/shared/contracts';
import { Ago, Button, Checkbox, Skeleton, TextField } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { calendarFeed, events, selectCalendarWork } from '../state/calendarFeed.ts';
import { AccountSection } from './AccountSection.tsx';
import styles from './account.module.css';

/** Subscription with which a calendar program shows the interviews of the recruiter. */
export function CalendarSection() {
  const t = useText();
  const dispatch = useDispatch();
  const { data, error } = useSelector(calendarFeed.select);
  return (
    <AccountSection id="calendar" title={t('calendar.section')} text={t('calendar.text')}>
      {!data && !error && <Skeleton shape="block" height={76} />}
      {!data && error && <LoadError error={error} onRetry={() => dispatch(calendarFeed.opened())} />}
      {data && <Subscription {...data} />}
    </AccountSection>
  );
}

function Subscription({ feed, address }: CalendarFeed & { address: string | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const working = useSelector(selectCalendarWork);
  const [wantsNames, setWantsNames] = useState(true);
  const showsNames = feed?.shows_names ?? wantsNames;
  const chooseNames = (isChosen: boolean) => {
    if (feed) dispatch(events.namesChosen(isChosen));
    else setWantsNames(isChosen);
  };
  return (
    <>
      {feed && address && <Address address={address} />}
      {feed && !address && <p>{t('calendar.hidden')}</p>}
      {feed && (
        <p className={styles.text}>
          {feed.read_at ? (
            <Ago at={feed.read_at} text={(ago) => t('calendar.read', { ago })} />
          ) : (
            t('calendar.unread')
          )}
        </p>
      )}
      <Checkbox
        label={t('calendar.names')}
        checked={showsNames}
        onChange={({ target }) => chooseNames(target.checked)}
      />
      <p className={styles.text}>{t('calendar.secret')}</p>
      <div className="row-1-3">
        <Button
          variant={feed ? 'secondary' : 'primary'}
          isLoading={working === 'address'}
          onClick={() => dispatch(events.addressRequested(showsNames))}
        >
          {t(feed ? 'calendar.renew' : 'calendar.create')}
        </Button>
        {feed && (
          <Button
            variant="secondary"
            isLoading={working === 'end'}
            onClick={() => dispatch(events.endRequested())}
          >
            {t('calendar.end')}
          </Button>
        )}
      </div>
      {feed && <p className={styles.text}>{t('calendar.renewNote')}</p>}
    </>
  );
}

/** The new URL. It is shown until the page is opened again. */
function Address({ address }: { address: string }) {
  const t = useText();
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t('calendar.address')}
        value={address}
        readOnly
        spellCheck={false}
        hint={t('calendar.once')}
        onFocus={({ target }) => target.select()}
      />
      <div className="row-1-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('calendar.copy')}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</a>
      </div>
      <p role="status">{state && t(`calendar.${state}`)}</p>
    </div>
  );
}
