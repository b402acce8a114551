import { Button, EmptyState, ErrorNotice, SearchIcon, ToastContent } from '../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';
import styles from './Styleguide.module.css';

const longTitle = 'A title that goes on and on, '.repeat(12);

export function NoticeSamples() {
  return (
    <Samples title="Notices">
      <Sample name="EmptyState" layout="stack">
        <EmptyState
          icon={<SearchIcon size={24} />}
          title="No vacancies match"
          headingLevel={3}
          action={<Button variant="secondary">Clear the filters</Button>}
        >
          Try fewer filters, or another word for the job.
        </EmptyState>
      </Sample>
      <Sample name="ErrorNotice" layout="stack">
        <ErrorNotice title="The vacancies could not be loaded" requestId="req-7f3a91" onRetry={() => {}}>
          The server did not answer. Your filters are kept.
        </ErrorNotice>
      </Sample>
      <Sample name="ToastContent">
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <div key={kind} className={styles.toast}>
            <ToastContent
              kind={kind}
              title="Application status updated"
              description="Xiomara Croes will be told by e-mail."
            />
          </div>
        ))}
        <div className={styles.toast}>
          <ToastContent kind="info" title={longTitle} />
        </div>
      </Sample>
    </Samples>
  );
}
