import type { RemoteModule } from '@cpa/shared/remote';
import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { createSlots } from './slots.ts';

const Component = () => null;
const one = anActiveRemote(
  { name: 'mfe-one' },
  { slots: [{ slot: 'frame.footer', chunk: 'footer', order: 20 }] },
);
const two = anActiveRemote(
  { name: 'mfe-two' },
  {
    slots: [
      { slot: 'frame.footer', chunk: 'footer', order: 10, roles: ['recruiter'] },
      { slot: 'frame.header', chunk: 'header', order: 10 },
    ],
  },
);

function someSlots(module: Partial<RemoteModule> = {}) {
  const reports: string[] = [];
  const launch = jest.fn(async () => ({ createRoutes: () => [], ...module }));
  const slots = createSlots(
    { revision: 1, remotes: [one, two] },
    launch,
    ({ kind, remote }) => void reports.push(`${kind} ${remote}`),
  );
  return { slots, launch, reports };
}

describe('createSlots', () => {
  it('lists the contributions in order, with their roles, and loads nothing', () => {
    const { slots, launch } = someSlots();
    expect(slots.contributionsTo('frame.footer').map(({ key, roles }) => [key, roles])).toEqual([
      ['mfe-two', ['recruiter']],
      ['mfe-one', undefined],
    ]);
    expect(slots.contributionsTo('frame.other')).toEqual([]);
    expect(launch).not.toHaveBeenCalled();
  });

  it('loads the component from the remote', async () => {
    const { slots } = someSlots({ slots: { 'frame.header': async () => ({ default: Component }) } });
    expect(await slots.contributionsTo('frame.header')[0]?.load()).toEqual({ default: Component });
  });

  it('rejects when the remote does not export the component', async () => {
    await expect(someSlots().slots.contributionsTo('frame.header')[0]?.load()).rejects.toThrow(
      'mfe-two exports no component for the slot frame.header.',
    );
  });

  it('reports a failed contribution once', () => {
    const { slots, reports } = someSlots();
    const [contribution] = slots.contributionsTo('frame.header');
    contribution?.reportFailure(new Error('broken'));
    contribution?.reportFailure(new Error('broken'));
    expect(reports).toEqual(['threw-in-render mfe-two']);
  });
});
