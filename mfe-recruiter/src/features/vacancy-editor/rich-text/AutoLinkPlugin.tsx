import { type LinkMatcher, registerAutoLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { linkText } from '@cpa/shared/markdown';
import { useEffect } from 'react';

/** Makes links of web and e-mail addresses in the text, the same ones as on the page. */
export function AutoLinkPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => registerAutoLink(editor, AUTO_LINK), [editor]);
  return null;
}

const findAddress: LinkMatcher = (text) => {
  let index = 0;
  for (const { text: piece, href } of linkText(text)) {
    if (href !== undefined) return { index, length: piece.length, text: piece, url: href };
    index += piece.length;
  }
  return null;
};

const AUTO_LINK = {
  matchers: [findAddress],
  changeHandlers: [],
  excludeParents: [],
  separatorRegex: /[^\p{L}\p{N}@_]/u,
};
