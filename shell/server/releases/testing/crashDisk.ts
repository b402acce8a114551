import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** A change of the file system in the order in which the program made it. */
export type DiskChange =
  | { kind: 'write'; path: string; content: Buffer; isFlushed: boolean }
  | { kind: 'mkdir' | 'remove' | 'syncFolder'; path: string }
  | { kind: 'rename' | 'link'; from: string; to: string };

type File = { kind: 'file'; content: Buffer; onDisk: Buffer };
type Folder = { kind: 'folder'; names: Map<string, Inode>; onDisk: Map<string, Inode> };
type Inode = File | Folder;

const EMPTY = Buffer.alloc(0);

/**
 * Model of a disk with a write cache: content is safe after a flush of the file, a name after a flush of its folder.
 * `read` copies the present content of a folder into the model.
 */
export class CrashDisk {
  readonly #root: string;
  readonly #tree: Folder;

  constructor(root: string) {
    this.#root = root;
    this.#tree = readFolder(root);
  }

  apply(change: DiskChange): void {
    switch (change.kind) {
      case 'write': {
        const { content, isFlushed } = change;
        const file: File = { kind: 'file', content, onDisk: isFlushed ? content : EMPTY };
        this.#folder(dirname(change.path)).names.set(basename(change.path), file);
        return;
      }
      case 'mkdir':
        this.#folder(change.path, true);
        return;
      case 'remove':
        this.#folder(dirname(change.path)).names.delete(basename(change.path));
        return;
      case 'syncFolder': {
        const folder = this.#folder(change.path);
        folder.onDisk = new Map(folder.names);
        return;
      }
      case 'rename':
      case 'link': {
        const source = this.#folder(dirname(change.from)).names;
        const inode = source.get(basename(change.from))!;
        if (change.kind === 'rename') source.delete(basename(change.from));
        this.#folder(dirname(change.to)).names.set(basename(change.to), inode);
      }
    }
  }

  /**
   * Writes the files that remain after a power loss. `dropped`: flushed files. `renamed`: all names, but only flushed
   * content, as some file systems write names first.
   */
  writeAfterLoss(target: string, loss: 'dropped' | 'renamed'): void {
    const write = (folder: Folder, path: string): void => {
      mkdirSync(path, { recursive: true });
      for (const [name, inode] of loss === 'dropped' ? folder.onDisk : folder.names) {
        if (inode.kind === 'folder') write(inode, join(path, name));
        else writeFileSync(join(path, name), inode.onDisk);
      }
    };
    write(this.#tree, target);
  }

  #folder(path: string, isCreated = false): Folder {
    let folder = this.#tree;
    for (const name of relative(this.#root, path).split(sep).filter(Boolean)) {
      const next = folder.names.get(name);
      if (next?.kind === 'folder') folder = next;
      else if (isCreated) {
        const created: Folder = { kind: 'folder', names: new Map(), onDisk: new Map() };
        folder.names.set(name, created);
        folder = created;
      } else throw new Error(`The model has no folder ${path}.`);
    }
    return folder;
  }
}

function readFolder(path: string): Folder {
  const names = new Map<string, Inode>();
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) names.set(entry.name, readFolder(child));
    else {
      const content = readFileSync(child);
      names.set(entry.name, { kind: 'file', content, onDisk: content });
    }
  }
  return { kind: 'folder', names, onDisk: new Map(names) };
}
