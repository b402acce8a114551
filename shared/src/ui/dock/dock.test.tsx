import { act, render, screen } from '@testing-library/react';
import type { DockKind } from './dock.ts';
import { DockPlace } from './DockPlace.tsx';

const HEIGHTS: Record<DockKind, number> = {
  toast: 55,
  undo: 55,
  reload: 44,
  banner: 44,
  save: 65,
  selection: 60,
  apply: 73,
  tabs: 62,
};
let resize: () => void = () => {};
const arranged = () => act(() => resize());

beforeAll(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom has no layout.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent ? (HEIGHTS[this.dataset['dock'] as DockKind] ?? 0) : 0;
    },
  });
});

afterEach(() => Object.assign(window, { visualViewport: undefined }));

function place(kind: DockKind, position = 'fixed') {
  return (
    <DockPlace key={kind} kind={kind} style={{ position: position as 'fixed' }}>
      {kind}
    </DockPlace>
  );
}

const bottomOf = (kind: DockKind) => screen.getByText(kind).style.insetBlockEnd;
const hidden = () => [...document.querySelectorAll('[data-behind]')].map(({ textContent }) => textContent);
const padding = () => [
  document.documentElement.style.getPropertyValue('--stack'),
  document.documentElement.style.getPropertyValue('--dock'),
];

describe('dock', () => {
  it('shows the most important line above the most important bar', () => {
    render(
      <>{(['banner', 'tabs', 'undo', 'apply', 'reload', 'save'] as const).map((kind) => place(kind))}</>,
    );
    arranged();
    expect(hidden()).toEqual(['banner', 'tabs', 'apply', 'reload']);
    expect([bottomOf('save'), bottomOf('undo')]).toEqual(['', '65px']);
    expect(padding()).toEqual(['136px', '120px']);
  });

  it.each([
    ['below a sticky bar that the end of its content keeps high enough', 300, ''],
    ['above one that is at the bottom', 16, '100px'],
  ])('shows a line %s', (_where, below, expected) => {
    const top = window.innerHeight - below - 84;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 84));
    render(<>{[place('banner'), place('selection', 'sticky')]}</>);
    arranged();
    expect([hidden(), bottomOf('banner')]).toEqual([[], expected]);
    jest.restoreAllMocks();
  });

  it('shows the newest of several messages, and then the one before', () => {
    const undos = (texts: string[]) => (
      <>
        {texts.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The place stays while its text changes.
          <DockPlace key={index} kind="undo" style={{ position: 'fixed' }}>
            {text}
          </DockPlace>
        ))}
      </>
    );
    const { rerender } = render(undos(['', '']));
    for (const [texts, expected] of [
      [['', 'older'], []],
      [['newer', 'older'], ['older']],
      [['', 'older'], []],
      [['newest', 'older'], ['older']],
    ] as const) {
      rerender(undos([...texts]));
      arranged();
      expect(hidden()).toEqual(expected);
    }
  });

  it('shows a less important one again once the other has left', () => {
    const { rerender } = render(
      <>
        {place('banner')}
        {place('toast')}
        {place('tabs')}
      </>,
    );
    arranged();
    expect(hidden()).toEqual(['banner']);
    expect(document.documentElement.style.getPropertyValue('--toasts')).toBe('117px');
    rerender(
      <>
        {place('banner')}
        {place('tabs')}
      </>,
    );
    expect(hidden()).toEqual([]);
    expect([bottomOf('banner'), ...padding()]).toEqual(['62px', '122px', '106px']);
    expect(document.documentElement.style.getPropertyValue('--toasts')).toBe('');
    rerender(<p>No place</p>);
    expect(padding()).toEqual(['', '']);
  });

  it('leaves places that are part of the page alone, as in a low window', () => {
    render(<>{[place('banner', 'static'), place('apply', 'static'), place('tabs', 'static')]}</>);
    arranged();
    expect([hidden(), padding()]).toEqual([[], ['', '']]);
  });

  it('scrolls a low window to a message that ends soon, and back once it has left', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    Object.assign(window, { scrollY: 500 });
    Element.prototype.scrollIntoView = () => Object.assign(window, { scrollY: 0 });
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 900 });
    const { rerender } = render(<>{place('toast', 'static')}</>);
    arranged();
    arranged();
    expect(window.scrollY).toBe(0);
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 845 });
    rerender(<p>The page</p>);
    expect(scrollTo.mock.calls).toEqual([[0, 445]]);
    jest.restoreAllMocks();
  });

  it('shows only the save bar above an on-screen keyboard', () => {
    const viewport = Object.assign(new EventTarget(), { height: 468, offsetTop: 0, scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    render(<>{[place('banner'), place('save'), place('tabs')]}</>);
    arranged();
    expect(hidden()).toEqual(['banner', 'tabs']);
    expect([bottomOf('save'), padding()[0]]).toEqual(['300px', '381px']);
  });

  it('measures no element while none has the focus', async () => {
    const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    render(place('save'));
    arranged();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(measured).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('scrolls the focused field and its error message above the dock', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
    const tops: Record<string, number> = { field: 690, message: 730, free: 100 };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const top = this.dataset['dock'] ? 703 : (tops[this.id] ?? 0);
      return new DOMRect(0, top, 100, 40);
    });
    render(
      <>
        <input id="field" aria-label="Phone" aria-describedby="message" />
        <p id="message">A number in Aruba has seven digits.</p>
        <input id="free" aria-label="Name" />
        {place('save')}
      </>,
    );
    arranged();
    const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));
    screen.getByLabelText('Name').focus();
    await settled();
    expect(scrolled).not.toHaveBeenCalled();
    screen.getByLabelText('Phone').focus();
    await settled();
    expect(scrolled.mock.calls).toEqual([['message'], ['field']]);
    jest.restoreAllMocks();
  });

  it('hides a line that covers the focus wherever the page is scrolled to', async () => {
    Element.prototype.scrollIntoView = () => {};
    const tops: Record<string, number> = { stays: 690, free: 100 };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, this.dataset['dock'] ? 703 : (tops[this.id] ?? 0), 100, 40);
    });
    render(
      <>
        <button type="button" id="stays">
          Fill in
        </button>
        <button type="button" id="free">
          Save
        </button>
        {place('banner')}
      </>,
    );
    for (const [name, expected] of [
      ['Fill in', ['banner']],
      ['Save', []],
    ] as const) {
      screen.getByRole('button', { name }).focus();
      await act(async () => await new Promise((done) => requestAnimationFrame(() => done(undefined))));
      expect(hidden()).toEqual(expected);
    }
    jest.restoreAllMocks();
  });

  it('keeps it hidden while the focus stays, shows it again without focus, and lets the page scroll', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const top = window.innerHeight - 65;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.dataset['dock'] === 'save') return new DOMRect(0, top, 100, 65);
      // The line above the bar, and at the bottom of the window.
      if (this.dataset['dock'])
        return new DOMRect(0, this.style.insetBlockEnd ? top - 44 : top + 21, 100, 44);
      return new DOMRect(0, top - 40, 100, 30);
    });
    render(
      <>
        <button type="button">Pay</button>
        {place('banner')}
        {place('save', 'sticky')}
      </>,
    );
    arranged();
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    for (let frame = 0; frame < 3; frame += 1) {
      await act(async () => await new Promise((done) => requestAnimationFrame(() => done(undefined))));
      expect(hidden()).toEqual(['banner']);
    }
    scrolled.mockClear();
    window.dispatchEvent(new Event('scroll'));
    await new Promise((done) => requestAnimationFrame(() => done(undefined)));
    expect(scrolled).not.toHaveBeenCalled();
    button.blur();
    expect(hidden()).toEqual([]);
    jest.restoreAllMocks();
  });
});
