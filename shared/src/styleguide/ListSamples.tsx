import { Salary } from '../domain/index.ts';
import {
  Ago,
  Avatar,
  Badge,
  BookmarkIcon,
  Card,
  ClockIcon,
  IconButton,
  Link,
  LoadingArea,
  MapPinIcon,
  Pagination,
  Skeleton,
  Timeline,
  TimelineEntry,
} from '../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';
import styles from './Styleguide.module.css';

const salary = {
  salary_min: 340_000,
  salary_max: 390_000,
  salary_currency: 'AWG',
  salary_period: 'month',
} as const;
const none = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

type VacancyProps = { title: string; tone?: 'plain' | 'sponsored'; isSelected?: boolean; isPaid?: boolean };

function Vacancy({ title, tone = 'plain', isSelected = false, isPaid = true }: VacancyProps) {
  return (
    <Card tone={tone} isSelected={isSelected} className={styles.vacancy ?? ''}>
      <Avatar name="Divi Cove Resort" shape="square" />
      <div>
        <h3>
          <Link to="?theme=light" variant="plain" isStretched>
            {title}
          </Link>
        </h3>
        <p className={styles.fact}>
          <span>Divi Cove Resort</span> {tone === 'sponsored' && <Badge tone="accent">Sponsored</Badge>}
        </p>
      </div>
      <IconButton label="Save" icon={<BookmarkIcon />} />
      <div className={styles.facts}>
        <span className={styles.fact}>
          <MapPinIcon size={16} /> Noord/Tanki Leendert
        </span>
        <span className={styles.fact}>
          <ClockIcon size={16} /> Full-time 40
        </span>
      </div>
      <div className={styles.facts}>
        <Salary of={isPaid ? salary : none} className={styles.strong} />
        <Ago at="2026-11-18T12:00:00.000Z" now="2026-11-20T18:00:00.000Z" />
      </div>
    </Card>
  );
}

export function ListSamples() {
  return (
    <Samples title="Lists">
      <Sample name="Card: plain, sponsored, selected, long title and no salary, quiet" layout="grid">
        <Vacancy title="Line Cook" />
        <Vacancy title="Front Office Supervisor" tone="sponsored" />
        <Vacancy title="Junior Software Developer" isSelected />
        <Vacancy title="Registered Nurse, Night Shift, Intensive Care and Recovery" isPaid={false} />
        <Card as="div" tone="quiet">
          <p>Salary</p>
          <p className={styles.strong}>Afl. 3,400 – 3,900 / month</p>
        </Card>
      </Sample>
      <Sample name="Skeleton" layout="stack">
        <LoadingArea label="Loading vacancies">
          <Card as="div" className={styles.vacancy ?? ''}>
            <Skeleton width={48} height={48} shape="block" />
            <div className={styles.stack}>
              <Skeleton width="50%" height={20} />
              <Skeleton width="30%" />
            </div>
            <Skeleton width={34} height={34} shape="round" />
          </Card>
        </LoadingArea>
      </Sample>
      <Sample name="Timeline" layout="stack">
        <Timeline>
          <TimelineEntry title="Invited" byline="Marit, yesterday" note="Come on Friday at ten." />
          <TimelineEntry title="Applied" byline="3 days ago" />
        </Timeline>
      </Sample>
      {[
        [1, 12],
        [6, 12],
        [12, 12],
        [2, 3],
      ].map(([page, last]) => (
        <Sample key={`${page}-${last}`} name={`Pagination, ${page} of ${last}`} layout="stack">
          <Pagination
            page={page ?? 1}
            lastPage={last ?? 1}
            label={`Pages, ${page} of ${last}`}
            hrefFor={(number) => `?page=${number}`}
          />
        </Sample>
      ))}
    </Samples>
  );
}
