/**
 * Generates the icons of the UI kit, so that lucide's 4,854 files are needed for development only. To add an icon, add its
 * name and the name that lucide gives it to `iconNames.ts`, then run `node scripts/icons/generateIcons.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from './iconNames.ts';

type IconNode = [tag: string, attributes: Record<string, string>][];

export const ICONS_FOLDER = join(import.meta.dirname, '../../shared/src/ui/icons');

const HEADER = `/** Generated from lucide (ISC licence) by scripts/icons/generateIcons.ts. */
import { createIcon } from './createIcon.tsx';

`;

/** Returns the content of each generated file by its name. */
export async function generateIcons(): Promise<Record<string, string>> {
  const files = Object.entries(iconNames).map(async ([file, names]) => {
    const lines = Object.entries(names).map(async ([name, lucideName]) => {
      const node = JSON.stringify(await iconNode(lucideName));
      return `export const ${name} = /* @__PURE__ */ createIcon(${node});\n`;
    });
    return [`${file}.tsx`, HEADER + (await Promise.all(lines)).join('')] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function iconNode(lucideName: string): Promise<IconNode> {
  const { __iconData } = (await import(`lucide-react/icons/${lucideName}`)) as {
    __iconData: { node: IconNode };
  };
  return __iconData.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
}

if (import.meta.main) {
  for (const [file, content] of Object.entries(await generateIcons()))
    writeFileSync(join(ICONS_FOLDER, file), content);
}
