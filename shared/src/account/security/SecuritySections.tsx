import { LoadError, Skeleton } from '@cpa/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { SecondStep } from './SecondStep.tsx';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

export type SecuritySectionsProps = {
  security: SecuritySlice;
  /** A titled part of the remote's page. */
  Section: ComponentType<{ id?: string; title: string; text?: ReactNode; children: ReactNode }>;
};

/** Passkeys and second step of the account, for the settings of either role. The loader of the page opens them. */
export function SecuritySections({ security, Section }: SecuritySectionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { passkeys, settings, loadError } = useSelector(security.selectSecurity);
  const open = () => void dispatch(security.events.opened());
  const missing = loadError ? (
    <LoadError error={loadError} onRetry={open} />
  ) : (
    <Skeleton shape="block" height={96} />
  );
  return (
    <>
      <Section id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
        {passkeys ? <PasskeyList security={security} passkeys={passkeys} /> : missing}
      </Section>
      <Section id="second-step" title={t('step.title')} text={t('step.text')}>
        {settings ? <SecondStep security={security} settings={settings} /> : missing}
      </Section>
      <ConfirmPassword security={security} />
    </>
  );
}
