import { NEED_ATTRIBUTE, type HeldEvents } from '@narthex/shared-ui/need-attribute';

/** Returns whether a click opens a new tab or a menu, which is left to the browser. */
export const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

interface HeldEvent {
  readonly control: Element;
  readonly target: Element;
  /** Leads from the body to the target; another element is there if the application rendered the page anew. */
  readonly path: readonly number[];
  readonly repeat: () => Event;
}

/** A press is held for these needs. */
const HELD = ['press', 'keys'];
const IS_LIVE = 'header[data-live=true]';
/** These keys move within tabs and menus. Enter and the space bar cause a click. */
const MOVING = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

function findPath(target: Element): number[] {
  const path: number[] = [];
  for (
    let element = target;
    element !== document.body && element.parentElement;
    element = element.parentElement
  )
    path.unshift([...element.parentElement.children].indexOf(element));
  return path;
}

const followPath = (path: readonly number[]) =>
  path.reduce<Element | undefined>((element, at) => element?.children[at], document.body);

/**
 * Holds presses and keys on controls that the application doesn't run yet, and repeats them once it does. A control says
 * by an attribute that it waits, and drops the attribute in the moment in which it responds: until then nothing but this
 * carries out the event, and after that nothing but the control.
 */
export function holdEvents(start: () => void): HeldEvents {
  let held: HeldEvent[] = [];
  let isRepeating = false;

  function hold(event: Event, control: Element, repeat: () => Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const target = event.target as Element;
    held.push({ control, target, path: findPath(target), repeat });
    start();
  }

  const findNeed = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(`[${NEED_ATTRIBUTE}]`) : null;
    return control && { control, needs: control.getAttribute(NEED_ATTRIBUTE)?.split(' ') ?? [] };
  };

  function handleClick(event: MouseEvent): void {
    const found = isRepeating ? null : findNeed(event);
    if (!found || !HELD.some((need) => found.needs.includes(need)) || isForNewTab(event)) return;
    const { clientX, clientY, detail } = event;
    const init = { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, detail };
    hold(event, found.control, () => new MouseEvent('click', init));
  }

  function handleKey(event: KeyboardEvent): void {
    const found = isRepeating || !MOVING.includes(event.key) ? null : findNeed(event);
    if (!found?.needs.includes('keys')) return;
    const { key, code } = event;
    hold(
      event,
      found.control,
      () => new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
    );
  }

  /** Repeats the events for which `choose` returns an element, in their order. */
  async function repeat(choose: (event: HeldEvent) => Element | null | undefined): Promise<void> {
    const chosen = held.map((event) => ({ event, target: choose(event) }));
    held = chosen.filter(({ target }) => !target).map(({ event }) => event);
    for (const { event, target } of chosen) {
      if (!target) continue;
      isRepeating = true;
      target.dispatchEvent(event.repeat());
      isRepeating = false;
      // React renders the result of each before the next one.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  const observer = new MutationObserver(() => {
    if (held.length === 0) return;
    const isLive = document.querySelector(IS_LIVE) !== null;
    void repeat(({ control, target, path }) => {
      if (control.isConnected) return control.hasAttribute(NEED_ATTRIBUTE) ? null : target;
      const successor = isLive ? followPath(path) : undefined;
      return successor && !successor.closest(`[${NEED_ATTRIBUTE}]`) ? successor : null;
    });
  });
  observer.observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: [NEED_ATTRIBUTE, 'data-live'],
  });
  window.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('keydown', handleKey, { capture: true });
  return (globalThis.__narthexHeld = {
    isHeldIn: (element) => held.some(({ control }) => element.contains(control)),
    release: (element) => void repeat(({ control, target }) => (element.contains(control) ? target : null)),
  });
}
