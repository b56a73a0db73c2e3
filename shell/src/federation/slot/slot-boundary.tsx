import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError?: (error: unknown) => void;
  /** A change of this key renders failed children again; it doesn't affect working ones. */
  readonly resetKey?: string;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/** Contains errors of the slot. It is a class, because React offers error boundaries only as classes. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
