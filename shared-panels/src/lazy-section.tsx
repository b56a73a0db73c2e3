import { CodeLoadError, ErrorState, LoadingBoundary, LoadingPlace, lazyComponent } from '@narthex/shared-ui';
import { Component, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  readonly forgetFailure: () => void;
  readonly children: ReactNode;
}

/** Catches a section whose code failed to load. Other errors reach the boundary of the shell. */
class SectionBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentWillUnmount() {
    this.props.forgetFailure();
  }

  private readonly retry = () => {
    this.props.forgetFailure();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof CodeLoadError)) throw error;
    return <ErrorState message="Failed to load this section" onRetry={this.retry} />;
  }
}

/**
 * Returns a component whose code is loaded when it is first rendered. It renders a placeholder until then, and a retry
 * button if loading fails. `preload` loads the code ahead of time.
 */
export function lazySection<Props extends object>(
  fetchSection: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const Content = lazyComponent<Props, object>(fetchSection);
  function Section(props: Props) {
    return (
      <SectionBoundary forgetFailure={Content.forgetFailure}>
        <LoadingBoundary fallback={<LoadingPlace />}>
          <Content {...props} />
        </LoadingBoundary>
      </SectionBoundary>
    );
  }
  return Object.assign(Section, { preload: Content.preload });
}
