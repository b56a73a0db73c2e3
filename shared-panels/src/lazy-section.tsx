import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { ErrorState, Spinner } from '@narthex/shared-ui';
import styles from './lazy-section.module.css';

class SectionLoadError extends Error {}

interface BoundaryProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Catches a section whose code didn't arrive; any other error goes on to the shell's boundary. */
class SectionBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentWillUnmount() {
    this.props.onLeave();
  }

  private readonly retry = () => {
    this.props.onLeave();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof SectionLoadError)) throw error;
    return <ErrorState message="Failed to load this section" onRetry={this.retry} />;
  }
}

/**
 * A part whose code arrives when it is first shown. Unlike `React.lazy`, a failed load is forgotten: `Try again` and
 * coming back both ask anew.
 */
export function lazySection<Props extends object>(
  fetchSection: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= fetchSection().then(
      (module) => {
        Loaded = module.default;
      },
      (cause: unknown) => {
        throw new SectionLoadError('The code of a section did not load', { cause });
      },
    );
    return loading;
  }
  function forgetFailure() {
    if (!Loaded) loading = undefined;
  }

  function Inside(props: Props) {
    if (!Loaded) use(load());
    return Loaded ? <Loaded {...props} /> : null;
  }
  function Section(props: Props) {
    return (
      <SectionBoundary onLeave={forgetFailure}>
        <Suspense fallback={<Waiting />}>
          <Inside {...props} />
        </Suspense>
      </SectionBoundary>
    );
  }
  /** Fetches the code ahead of time; a failure shows when the section is opened. */
  const preload = () => void load().catch(forgetFailure);
  return Object.assign(Section, { preload });
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner text="Loading..." />
    </div>
  );
}
