export type StoredObject = {
  content: Buffer;
  modified: Date;
  /** Differs after each change of the object. */
  tag: string;
};

export type ObjectEntry = { bytes: number; modified: Date };

export type NamedEntry = ObjectEntry & { name: string };

/**
 * Objects named by paths such as `history/12.json`. An object is complete or absent, also after a crash. A folder is a
 * common prefix of names up to a `/`.
 */
export type ObjectStore = {
  /** Returns undefined when there is no such object. */
  read: (path: string) => Promise<StoredObject | undefined>;
  /** Returns `same` while the object has the tag. */
  readIfChanged: (path: string, tag: string | undefined) => Promise<StoredObject | 'same' | undefined>;
  find: (path: string) => Promise<ObjectEntry | undefined>;
  /** Names of the objects and folders directly in a folder. */
  list: (folder: string) => Promise<string[]>;
  /** Describes the objects directly in a folder. Only for objects whose modification time `touch` has not changed. */
  entries: (folder: string) => Promise<NamedEntry[]>;
  /** Creates an object unless one exists. @returns false when one exists; exactly one of several writers gets true */
  create: (path: string, content: string | Buffer) => Promise<boolean>;
  replace: (path: string, content: string | Buffer) => Promise<void>;
  /** Writes the objects of a folder, `last` after all others: readers that look for it see the whole folder or none. */
  createFolder: (
    folder: string,
    objects: AsyncIterable<NewObject> | Iterable<NewObject>,
    last: NewObject,
  ) => Promise<void>;
  /** Changes when an object was modified. */
  touch: (path: string, modified: Date) => Promise<void>;
  /** Removes an object or a folder, if it exists. */
  remove: (path: string) => Promise<void>;
  /** Unfinished objects that processes left when they ended. */
  leftDrafts: (folders: readonly string[], since: number) => Promise<string[]>;
  /** True when `createFolder` shows a folder only once it is complete. */
  hasRenames: boolean;
  /** Milliseconds for which a reader of the pointer may keep its content. */
  maxAgeMs: number;
};

export type NewObject = { path: string; content: Buffer };
