import { waitFor } from '@testing-library/react';
import { recoverFocus } from './recoverFocus.ts';

const frames = () => new Promise((resolve) => setTimeout(resolve, 200));
const get = (id: string) => document.getElementById(id)!;
let stop = () => {};

function show(html: string): void {
  document.body.innerHTML = `<div id="root"><main id="main" tabindex="-1"><h1 id="title">Title</h1>${html}</main></div>`;
}

beforeEach(() => {
  stop = recoverFocus(() => document.querySelector('main'));
});
afterEach(() => stop());

describe('recoverFocus', () => {
  it('moves to what replaces the focused element', async () => {
    show('<section><h2>Job</h2><div id="place"><button id="apply">Apply</button></div></section>');
    get('apply').focus();
    get('place').innerHTML = '<p>You applied. <a id="see" href="/x">See it</a></p>';
    await waitFor(() => expect(get('see')).toHaveFocus());
  });

  it('moves to the next row of a list, and to the previous one at its end', async () => {
    show('<ul id="list"><li><button id="a"></button></li><li id="second"><button id="b"></button></li></ul>');
    get('a').focus();
    get('list').firstElementChild!.remove();
    await waitFor(() => expect(get('b')).toHaveFocus());
    get('list').insertAdjacentHTML('afterbegin', '<li><button id="c"></button></li>');
    get('second').remove();
    await waitFor(() => expect(get('c')).toHaveFocus());
  });

  it('moves to the heading of the section when nothing else is left in it', async () => {
    show('<section><h2 id="cart">Cart</h2><ul id="list"><li><button id="a"></button></li></ul></section>');
    get('a').focus();
    get('list').innerHTML = '';
    await waitFor(() => expect(get('cart')).toHaveFocus());
  });

  it('returns to the place of the button that opened a dialog', async () => {
    show('<div id="place"><button id="open">Open</button></div>');
    get('open').focus();
    get('place').insertAdjacentHTML('afterend', '<div id="dialog"><button id="send">Send</button></div>');
    document.body.append(get('dialog'));
    get('send').focus();
    get('place').innerHTML = '<a id="done" href="/x">Done</a>';
    get('dialog').remove();
    await waitFor(() => expect(get('done')).toHaveFocus());
  });

  it('returns to the page without scrolling when a banner above it is closed', async () => {
    show('<div><button id="search">Search</button></div>');
    const banner = '<aside id="banner" style="position: fixed"><button id="close">Close</button></aside>';
    get('root').insertAdjacentHTML(
      'beforeend',
      `${banner}<footer><a id="terms" href="/terms">Terms</a></footer>`,
    );
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    get('search').getBoundingClientRect = () => new DOMRect(0, -500, 10, 10);
    get('search').focus();
    get('close').focus();
    get('banner').remove();
    await waitFor(() => expect(get('search')).toHaveFocus());
    expect(scroll).not.toHaveBeenCalled();
  });

  it('moves to the title when nothing of the place is left', async () => {
    show('');
    document.body.insertAdjacentHTML('beforeend', '<div id="dialog"><button id="send">Send</button></div>');
    get('send').focus();
    get('dialog').remove();
    await waitFor(() => expect(get('title')).toHaveFocus());
  });

  it('restores the focus of an element that was disabled in the meantime', async () => {
    show('<button id="save">Save</button>');
    get('save').focus();
    get('save').toggleAttribute('disabled', true);
    get('save').blur();
    await frames();
    get('save').toggleAttribute('disabled', false);
    await waitFor(() => expect(get('save')).toHaveFocus());
  });

  it('moves to the next element when one stays disabled', async () => {
    show('<section><h2>Zoom</h2><p><button id="in"></button></p><p><button id="fit"></button></p></section>');
    get('in').focus();
    get('in').blur();
    get('in').toggleAttribute('disabled', true);
    await frames();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(get('fit')).toHaveFocus());
  });

  it('leaves the focus where components have put it', async () => {
    show('<div id="place"><button id="old"></button></div><button id="other"></button>');
    get('old').focus();
    get('place').innerHTML = '<button id="new"></button>';
    get('other').focus();
    await frames();
    expect(get('other')).toHaveFocus();
  });

  it('leaves the focus when the user clicks on the page', async () => {
    show('<button id="old"></button><p id="text"></p>');
    get('old').focus();
    get('old').blur();
    await frames();
    get('text').textContent = 'Changed';
    await frames();
    expect(document.body).toHaveFocus();
  });
});
