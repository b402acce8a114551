import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import styles from './Tabs.module.css';

export type Tab<Id extends string = string> = {
  id: Id;
  name: string;
  /** Number of entries in the tab. */
  count?: number;
  /** The entries are new to the user. */
  isNew?: boolean;
  content: ReactNode;
  /** Stays mounted behind the other tabs. */
  isKept?: boolean;
  isDisabled?: boolean;
};

export type TabsProps<Id extends string> = {
  /** Name of the tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The shown tab, with `onChange`. Without: starts with the first and follows clicks. */
  value?: Id;
  onChange?: (id: Id) => void;
};

/** Tabs above their panel; left and right move between them, and on a narrow screen the row scrolls. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const change = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onChange?.(tab.id);
  };
  return (
    <AriaLanguage>
      <AriaTabs
        className="stack-5 shrink"
        onSelectionChange={change}
        {...(value !== undefined && { selectedKey: value })}
      >
        <TabList aria-label={label} className={styles.list!}>
          {tabs.map(({ id, name, count, isNew = false, isDisabled = false }) => (
            <AriaTab key={id} id={id} isDisabled={isDisabled} className={styles.tab!}>
              <span>{name}</span>
              {count !== undefined && (
                <span className={isNew ? 'lagoon semibold text-13-5' : 'mute text-13-5 regular'}>
                  {count}
                </span>
              )}
            </AriaTab>
          ))}
        </TabList>
        {tabs.map(({ id, content, isKept = false }) => (
          <TabPanel key={id} id={id} className={styles.panel!} shouldForceMount={isKept}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLanguage>
  );
}
