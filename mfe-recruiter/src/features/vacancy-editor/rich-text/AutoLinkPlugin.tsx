import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { linkAddresses } from './linkAddresses.ts';

/** Links the URLs and e-mail addresses in the text. */
export function AutoLinkPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => linkAddresses(editor), [editor]);
  return null;
}
