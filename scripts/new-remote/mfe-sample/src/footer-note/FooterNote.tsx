import { useText } from '../messages/texts.ts';

/** Component for the slot `frame.footer`, on every page. It shows before the remote's own pages load. */
export default function FooterNote() {
  return <p>{useText()('footer.note')}</p>;
}
