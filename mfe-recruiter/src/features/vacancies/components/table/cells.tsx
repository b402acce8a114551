import type { OwnVacancy } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, type BadgeTone } from '@cpa/shared/ui';
import type { ComponentType } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { ColumnId } from '../../model/tableColumns.ts';
import { shownStatus, type ShownStatus } from '../../model/vacancyTabs.ts';
import { ApplicantsCell } from './ApplicantsCell.tsx';
import type { CellProps } from './cellProps.ts';
import { ClosingCell } from './ClosingCell.tsx';
import { StageBar } from './StageBar.tsx';
import { TitleCell } from './TitleCell.tsx';
import styles from './cells.module.css';

/** Content of each column. */
export const CELLS: Record<ColumnId, ComponentType<CellProps>> = {
  title: TitleCell,
  status: ({ vacancy }) => <StatusBadge vacancy={vacancy} />,
  applicants: ({ vacancy }) => <ApplicantsCell vacancy={vacancy} />,
  stages: ({ vacancy }) => <StageBar vacancy={vacancy} />,
  views: ViewsCell,
  closes: ClosingCell,
  posting: PostingCell,
  district: DistrictCell,
  company: ({ vacancy }) => <TextCell isName text={vacancy.company.name} />,
  postedBy: ({ vacancy }) => <TextCell isName text={vacancy.posted_by} />,
  created: CreatedCell,
};

const tones: Record<ShownStatus, BadgeTone> = {
  open: 'success',
  scheduled: 'info',
  draft: 'neutral',
  closed: 'neutral',
  expired: 'warning',
};

export function StatusBadge({ vacancy }: { vacancy: OwnVacancy }) {
  const t = useText();
  const status = shownStatus(vacancy);
  return <Badge tone={tones[status]}>{t(`vacancyStatus.${status}`)}</Badge>;
}

function DistrictCell({ vacancy: { location_district } }: CellProps) {
  const nameOf = useOptionName();
  return <TextCell text={location_district && nameOf(location_district.name)} />;
}

function ViewsCell({ vacancy: { views, published_at } }: CellProps) {
  const { formatNumber } = useFormat();
  return published_at === null ? <Nothing /> : <>{formatNumber(views)}</>;
}

function PostingCell({ vacancy: { posting, package_name } }: CellProps) {
  const t = useText();
  const nameOf = useOptionName();
  if (posting === null) return <Nothing />;
  const name = package_name && nameOf(package_name);
  return <TextCell text={posting === 'free' ? t('vacancyTable.freePosting') : name} />;
}

function CreatedCell({ vacancy: { created_at } }: CellProps) {
  const { formatDay } = useFormat();
  return <TextCell text={formatDay(created_at)} />;
}

function TextCell({ text, isName }: { text: string | null | undefined; isName?: boolean }) {
  if (!text) return <Nothing />;
  return (
    <span className={styles.text} title={text} translate={isName ? 'no' : undefined}>
      {text}
    </span>
  );
}

function Nothing() {
  return <span className="mute">–</span>;
}
