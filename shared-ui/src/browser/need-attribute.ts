/**
 * Says how a control needs the application while that hasn't started. It starts when somebody reaches for the control.
 *
 * - `press`: a press is carried out once the application runs; without scripts the browser does something else.
 * - `keys`: the same for a press and for arrow keys.
 * - `only`: without scripts the control does nothing, so it is shown only where they run.
 * - `use`: the browser does everything meanwhile, such as for a form.
 * - `now`: the page shows nothing without it, so it starts at once.
 */
export type Need = 'press' | 'keys' | 'only press' | 'only keys' | 'use' | 'now';

/** The starter reads the need of a control in this attribute. */
export const NEED_ATTRIBUTE = 'data-needs-app';

/** Is what the starter holds of a person who was sooner than the application. */
export interface HeldEvents {
  /** Returns whether something is held that was pressed in an element. */
  readonly isHeldIn: (element: Element) => boolean;
  /** Lets the browser carry out what is held in an element, as it does without scripts. */
  readonly release: (element: Element) => void;
}

declare global {
  /** Is there while the starter holds events for the application. */
  var __narthexHeld: HeldEvents | undefined;
}
