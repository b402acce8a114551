import { Button, ChevronDownIcon, lazyComponent, Skeleton } from '@cpa/shared/ui';
import type { Tab, TabsProps } from '@cpa/shared/ui/tabs';
import { useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import styles from './DesignSheet.module.css';

/** Distance in pixels from which a drag of the handle opens or closes the sheet. */
const DISTANCE = 24;

const tabs = lazyComponent<TabsProps<string>>(async () => ({
  default: (await import('@cpa/shared/ui/tabs')).Tabs,
}));

type DesignSheetProps = {
  /** The present choice. */
  summary: string;
  tabs: readonly Tab[];
};

/** The look of the page on a phone: its handle shows the choice, and opens and closes the options below it. */
export function DesignSheet({ summary, tabs: options }: DesignSheetProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const start = useRef(0);
  const { Component: Tabs } = tabs.useComponent(isOpen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button opened
    <div className={styles.sheet} onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}>
      <div
        className={styles.handle}
        onPointerDown={({ clientY }) => (start.current = clientY)}
        onPointerUp={({ clientY }) => {
          const distance = clientY - start.current;
          if (Math.abs(distance) >= DISTANCE) setIsOpen(distance < 0);
        }}
      >
        <span className={styles.summary}>{summary}</span>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onPointerEnter={tabs.prefetch}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('cv.design.change')}
          <ChevronDownIcon className={styles.arrow} />
        </Button>
      </div>
      {isOpen && (
        <div className={styles.options}>
          {Tabs ? (
            <Tabs label={t('cv.design.change')} tabs={options} />
          ) : (
            <Skeleton shape="block" height={150} />
          )}
        </div>
      )}
    </div>
  );
}
