/** Describes the props of a spinner. */
export type SpinnerProps = {
  size?: 'small' | 'medium' | 'large';
  text?: string;
  /** If true, it covers the window, while nothing else can be rendered. */
  isFullScreen?: boolean;
};

const RING_SIZES = { small: 18, medium: 32, large: 52 } as const;

/** Renders a spinner with a text. */
export function Spinner({ size = 'medium', text = 'Loading...', isFullScreen }: SpinnerProps) {
  const ringSize = RING_SIZES[size];
  return (
    <span role="status" data-spinner={size} data-covers={isFullScreen ? 'window' : undefined}>
      <svg width={ringSize} height={ringSize} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path
          d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{text}</span>
    </span>
  );
}
