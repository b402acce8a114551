import { afterDialogs } from './afterDialogs.ts';

const frames = async (count: number) => await jest.advanceTimersByTimeAsync(count * 16 + 1);

function open(role: string) {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', role);
  document.body.append(dialog);
  return dialog;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('afterDialogs', () => {
  it('waits for the last dialog to leave and to restore the focus', async () => {
    const dialogs = [open('dialog'), open('alertdialog')];
    const button = document.body.appendChild(document.createElement('button'));
    const heading = document.body.appendChild(document.createElement('input'));
    afterDialogs(() => heading.focus());
    await frames(200);
    dialogs[0]!.remove();
    await frames(3);
    expect(heading).not.toHaveFocus();
    dialogs[1]!.remove();
    requestAnimationFrame(() => button.focus());
    await frames(4);
    expect(heading).toHaveFocus();
  });

  it('does nothing after it is cancelled', async () => {
    const work = jest.fn();
    const cancel = afterDialogs(work);
    await frames(1);
    cancel();
    await frames(10);
    expect(work).not.toHaveBeenCalled();
  });
});
