import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { useSelector } from 'react-redux';
import { selectVisitorRole } from '../session/index.ts';
import { useHost } from './HostContext.tsx';
import type { SlotContribution, SlotProps } from './remoteHost.ts';

type Props = {
  /** Name as in manifests: `frame.footer`. */
  name: string;
  /** Props of every contribution. */
  props?: SlotProps;
};

const NO_PROPS: SlotProps = {};

/**
 * Renders the components that remotes contribute to a slot, each loaded lazily inside its own error boundary.
 * Renders and loads nothing without contributions, on a server and while hydrating. A contribution that fails shows
 * nothing and is reported.
 */
export function Slot({ name, props = NO_PROPS }: Props) {
  const contributions = useHost().slots.contributionsTo(name);
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  // Deferred, so that contributions render in a transition after the page has hydrated.
  const isHydrated = useDeferredValue(true, !isHydrating);
  return isHydrated && contributions.length > 0 ? (
    <Contributions contributions={contributions} props={props} />
  ) : null;
}

const neverChanges = () => () => {};
const no = () => false;
/** React calls it on a server and during hydration. */
const yes = () => true;

type ContributionsProps = { contributions: readonly SlotContribution[]; props: SlotProps };

function Contributions({ contributions, props }: ContributionsProps) {
  const role = useSelector(selectVisitorRole);
  return contributions
    .filter(({ roles }) => !roles || (role !== null && roles.includes(role)))
    .map((contribution) => {
      const Contribution = lazyComponent(contribution);
      return (
        <SlotBoundary key={contribution.key} report={contribution.reportFailure}>
          <Suspense>
            <Contribution {...props} />
          </Suspense>
        </SlotBoundary>
      );
    });
}

/** Lazy components by their contribution: a new one for each render would load again. */
const components = new WeakMap<SlotContribution, ComponentType<SlotProps>>();

function lazyComponent(contribution: SlotContribution): ComponentType<SlotProps> {
  const known = components.get(contribution);
  if (known) return known;
  const component = lazy(contribution.load);
  components.set(contribution, component);
  return component;
}

type BoundaryProps = { report: (error: unknown) => void; children: ReactNode };

class SlotBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
