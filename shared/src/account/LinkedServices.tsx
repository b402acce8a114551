import { Button, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { OPENID_NAMES } from '../contracts/index.ts';
import type { createLinkedServices } from './linkedServices.ts';
import type { SecuritySectionsProps } from './security/SecuritySections.tsx';
import { useText } from './security/texts.ts';

type LinkedServicesProps = Pick<SecuritySectionsProps, 'Section'> & {
  linked: ReturnType<typeof createLinkedServices>;
};

/** Services that sign in to the account, such as Google; nothing without one. The loader of the page opens them. */
export function LinkedServices({ linked, Section }: LinkedServicesProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { data } = useSelector(linked.select);
  const ending = useSelector(linked.selectEnding);
  const container = useFocusAfterRemoval();
  if (!data || data.identities.length === 0) return null;
  return (
    <div ref={container}>
      <Section id="services" title={t('services.title')} text={t('services.text')}>
        <ul
          className="plain-list"
          aria-label={t('services.title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus of the last removed row
          tabIndex={0}
        >
          {data.identities.map(({ id, provider, email }) => (
            <li key={id} className="row-1-3 center between wrap">
              <div className="shrink basis-200">
                <p className="semibold">{OPENID_NAMES[provider]}</p>
                <p className="mute text-13-5" translate="no">
                  {email}
                </p>
              </div>
              {data.can_unlink && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('passkeys.removeNamed', { name: OPENID_NAMES[provider] })}
                  isLoading={ending === id}
                  onClick={() => dispatch(linked.unlinkRequested(id))}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {!data.can_unlink && <p className="mute text-13-5">{t('services.kept')}</p>}
      </Section>
    </div>
  );
}
