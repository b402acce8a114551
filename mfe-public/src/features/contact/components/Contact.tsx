import { Button, LoadError, lazyComponent, Link, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { contactDraft } from '../model/contactDraft.ts';
import { contactOpened, selectContact } from '../state/contactSlice.ts';
import styles from './Contact.module.css';

const contactForm = lazyComponent(() => import(/* webpackChunkName: "contact-form" */ './ContactForm.tsx'));

/** Prefetches the chunk of the form. */
export const prefetchContactForm = contactForm.prefetch;

/** Contact page. */
export function Contact() {
  const t = useText();
  const state = useSelector(selectContact);
  const [attempt, setAttempt] = useState(0);
  if (state.status === 'sent') {
    return (
      <>
        <PageHeader title={t('contact.title')} />
        <Sent email={state.email} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('contact.title')}>
        {t('contact.intro')} <Link to={publicPaths.faq}>{t('contact.faq')}</Link>
      </PageHeader>
      <LazyForm key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </>
  );
}

function LazyForm({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const { Component, isFailed } = contactForm.useComponent(true);
  if (isFailed) {
    return <LoadError error={{ kind: 'network', requestId: null }} onRetry={onRetry} />;
  }
  if (Component) return <Component />;
  return (
    <LoadingArea className={styles.form} label={t('contact.loading')}>
      <Skeleton height={72} shape="block" />
      <Skeleton height={72} shape="block" />
      <Skeleton height={200} shape="block" />
    </LoadingArea>
  );
}

/** Moves the focus and the view here, because the submit button has disappeared with the long form. */
function Sent({ email }: { email: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    contactDraft.write(null);
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.sent}>
      <p>{t('contact.sent', { email })}</p>
      <Button variant="secondary" onClick={() => dispatch(contactOpened())}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
