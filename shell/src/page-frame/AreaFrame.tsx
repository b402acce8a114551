import { useFormat } from '@cpa/shared/i18n';
import {
  selectDisplayName,
  selectIsAuthenticated,
  selectProfile,
  selectProfileImage,
} from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import { type AreaEntry, AreaLayout, PhoneBar, Sidebar, pathIcon } from '@cpa/shared/ui/area';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../messages/texts.ts';
import { type MenuEntry, useBadges, useManifestText, useMenu } from '../remotes/index.ts';
import styles from './Outline.module.css';
import { FrameHeading, Outline } from './Outline.tsx';
import type { FrameProps } from './frameProps.ts';

const MENU = ['area'] as const;

/** Frame of a page of an area: with its working navigation, and the applicant or company of the session. */
export default function AreaFrame(props: FrameProps) {
  const entries = useMenu(MENU, props.role);
  const [first] = entries;
  // The role is unknown yet, or not that of the page.
  return first ? <Area {...props} own={entries} first={first} /> : <Layout {...props} entries={[]} />;
}

function Area({ own, first, ...props }: FrameProps & { own: MenuEntry[]; first: MenuEntry }) {
  // The entries of an area are those of one remote.
  const t = useManifestText(first.remote);
  const entries = useMemo(
    () =>
      own.map(({ path, label, icon = [], isExact, isInPhoneBar }): AreaEntry => {
        const flags = { ...(isExact && { isExact }), ...(isInPhoneBar && { isInPhoneBar }) };
        return { to: path, name: t(label), Icon: pathIcon(icon), ...flags };
      }),
    [own, t],
  );
  const badgeOf = useBadges();
  const { formatNumber } = useFormat();
  const counted = entries.map((entry, index): AreaEntry => {
    const { count, label, isNews } = badgeOf(own[index]!);
    if (count === 0) return entry;
    const figure = formatNumber(count);
    return isNews && label
      ? { ...entry, news: { text: t(label, { count }), count: figure } }
      : { ...entry, figure };
  });
  return <Layout {...props} entries={counted} />;
}

function Layout({ frame, heading, entries, ...props }: FrameProps & { entries: AreaEntry[] }) {
  const { path, role, notice, ownerLine } = props;
  const t = useText();
  const navigate = useNavigate();
  const { area, hasPhoneBar = true, hasSubtitle, isRailOnTablets, width = 'wide' } = frame;
  const sidebar = (isRail: boolean) => (
    <Sidebar
      label={t('frame.area')}
      entries={entries}
      isRail={isRail}
      head={<Head isRail={isRail} role={role} ownerLine={ownerLine} />}
    />
  );
  return (
    <div className={styles.area} data-page-frame>
      <AreaLayout
        width={width}
        title={<FrameHeading frame={frame} heading={heading} notice={notice} />}
        {...(hasSubtitle && { subtitle: <span className={styles.bar} data-subtitle aria-hidden /> })}
        sidebar={
          isRailOnTablets ? (
            // The document does not know the width of the window.
            <>
              <div className={styles.onDesktop}>{sidebar(false)}</div>
              <div className={styles.onTablet}>{sidebar(true)}</div>
            </>
          ) : (
            sidebar(area === 'rail')
          )
        }
        phoneBar={
          hasPhoneBar && (
            <PhoneBar
              label={t('frame.area')}
              entries={entries}
              more={{ label: t('frame.more') }}
              onChoose={(to) => void navigate(to)}
            />
          )
        }
      >
        <Outline frame={frame} path={path} notice={notice} />
      </AreaLayout>
    </div>
  );
}

/** Head with the applicant, or a recruiter's only company. Which of several is selected is unknown yet. */
function Head({ isRail, role, ownerLine }: Pick<FrameProps, 'role' | 'ownerLine'> & { isRail: boolean }) {
  const profile = useSelector(selectProfile);
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  const company = profile?.companies.length === 1 ? profile.companies[0] : undefined;
  const isSignedIn = useSelector(selectIsAuthenticated);
  const isPerson = isSignedIn && (profile?.role ?? role) === 'applicant';
  return (
    <div className={styles.owner} data-rail={isRail || undefined} data-person={isPerson || undefined}>
      {company && <Avatar name={company.name} src={company.logo} size={30} shape="square" />}
      {isPerson && <Avatar name={name} src={image} size={36} />}
      {!company && !isPerson && <span className={styles.dot} />}
      {!isRail && (
        <span className={styles.ownerName} translate="no" dir="auto">
          {company || isPerson ? <span>{company?.name ?? name}</span> : <span className={styles.bar} />}
          {company && ownerLine && (
            <span className={styles.ownerLine} translate="yes">
              {ownerLine}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
