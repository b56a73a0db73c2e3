/** Names what is done to a control; a page offers some of them. */
export type TapKind =
  'menu' | 'close' | 'fold' | 'expand' | 'tab' | 'arrow' | 'field' | 'box' | 'slide' | 'focus';

/** Describes a control that is about to be used. */
export interface ArmedTap {
  readonly x: number;
  readonly y: number;
  /** Is false if something else would get the tap. */
  readonly isReachable: boolean;
  /** Is true if the application must start before the control does anything. */
  readonly needsApplication: boolean;
}

/** Describes what has happened to a control since it was used. */
export interface TapOutcome {
  /** Counts the changes of its state; one is right. */
  readonly changes: number;
  /** Holds the milliseconds from the event of the device to the frame after the change; null if nothing has changed. */
  readonly response: number | null;
}

interface TapRecord {
  kind: TapKind;
  element: Element;
  state: string | null;
  usedAt: number;
  changedAt: number;
  changes: number;
  isOpen: boolean;
}

declare global {
  var narthexTaps: {
    readonly records: TapRecord[];
    /** Numbers the elements that had the focus. */
    readonly focused: Element[];
    find(kind: TapKind): Element[];
    read(kind: TapKind, element: Element): string | null;
    share(one: TapKind, other: TapKind): boolean;
    count(): Partial<Record<TapKind, number>>;
    arm(kind: TapKind, index: number): Promise<ArmedTap | null>;
    outcomes(): TapOutcome[];
    watch(): void;
  };
}

/**
 * Observes in the page what taps and keys change, and when. It is sent as text, so it must not use anything from outside,
 * and has no named functions but methods (the compiler would insert calls to a helper).
 */
export function probeTaps(): void {
  globalThis.narthexTaps = {
    records: [],
    focused: [],
    find(kind) {
      const selectors: Record<TapKind, string> = {
        menu: 'header button[popovertarget]',
        close: 'dialog[popover] button[popovertarget]',
        fold: 'main summary, footer summary',
        expand: 'main button[aria-expanded]',
        tab: '[role=tab][aria-selected=false]',
        arrow: '[role=tab][aria-selected=true] + [role=tab]',
        field: ':is(main, footer) :is(textarea, input:not([type]), input[type=text], input[type=email])',
        box: 'main input[type=checkbox]',
        slide: '[aria-roledescription=carousel] a[href^="#"]',
        focus: 'body',
      };
      const isMenuOpen = document.querySelector('dialog:is(:popover-open, :modal)') !== null;
      if (isMenuOpen !== (kind === 'close')) return [];
      return [...document.querySelectorAll(selectors[kind])].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled') &&
          // A dot leads to a slide that isn't shown.
          (kind !== 'slide' || this.read(kind, element) === 'false'),
      );
    },
    read(kind, element) {
      const sheet = document.getElementById(element.getAttribute('popovertarget') ?? '');
      if (kind === 'menu' || kind === 'close') return String(sheet?.matches(':is(:popover-open, :modal)'));
      if (kind === 'fold') return String(element.parentElement?.hasAttribute('open'));
      if (kind === 'expand') return element.getAttribute('aria-expanded');
      if (kind === 'tab' || kind === 'arrow') return element.getAttribute('aria-selected');
      if (kind === 'slide') {
        // Without a script, the browser scrolls to the slide and no attribute changes.
        const slide = document.getElementById(
          decodeURIComponent(String(Reflect.get(element, 'hash')).slice(1)),
        );
        const [shown, frame] = [slide, element.closest('[aria-roledescription=carousel]')].map((part) =>
          part?.getBoundingClientRect(),
        );
        if (!shown || !frame) return null;
        const middle = shown.left + shown.width / 2;
        return String(middle > frame.left && middle < frame.right);
      }
      if (kind === 'box') return String(Reflect.get(element, 'checked'));
      if (kind === 'field') return String(Reflect.get(element, 'value'));
      const active = document.activeElement ?? document.body;
      if (!this.focused.includes(active)) this.focused.push(active);
      return String(this.focused.indexOf(active));
    },
    /** Returns true for kinds that change the same state: opening and closing, and the two ways to choose a tab. */
    share(one, other) {
      const groups: TapKind[][] = [
        ['menu', 'close'],
        ['tab', 'arrow'],
      ];
      return one === other || groups.some((group) => group.includes(one) && group.includes(other));
    },
    count() {
      const kinds: TapKind[] = [
        ...(['menu', 'close', 'fold', 'expand', 'tab', 'arrow', 'field', 'box', 'slide', 'focus'] as const),
      ];
      return Object.fromEntries(kinds.map((kind) => [kind, this.find(kind).length]));
    },
    async arm(kind, index) {
      const element = this.find(kind)[index];
      if (!element) return null;
      // A later tap may change the same control again, so it ends the observations of earlier taps.
      for (const record of this.records)
        if ([record.kind, kind].includes('focus') || this.share(record.kind, kind)) record.isOpen = false;
      if (kind !== 'focus') element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (kind === 'arrow' && element.previousElementSibling instanceof HTMLElement)
        element.previousElementSibling.focus();
      // Nobody hits what moves: a sheet that slides in, or a control that late styles push away.
      for (let looks = 0; looks < 20 && kind !== 'focus'; looks += 1) {
        const before = element.getBoundingClientRect();
        await new Promise((resolve) => setTimeout(resolve, 100));
        const after = element.getBoundingClientRect();
        if (before.left === after.left && before.top === after.top) break;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isReachable =
        kind === 'focus' || (hit !== null && (element.contains(hit) || hit.contains(element)));
      const need = element.closest('[data-needs-app]')?.getAttribute('data-needs-app');
      if (isReachable)
        this.records.push({
          ...{ kind, element, state: this.read(kind, element), usedAt: 0, changedAt: 0, changes: 0 },
          isOpen: true,
        });
      return { x, y, isReachable, needsApplication: need != null && need !== 'use' };
    },
    outcomes() {
      return this.records.map(({ changes, changedAt, usedAt }) => ({
        changes,
        response: changes > 0 && usedAt > 0 ? changedAt - usedAt : null,
      }));
    },
    watch() {
      const now = performance.now();
      for (const record of this.records) {
        // A second effect of the same tap comes at once or never; later changes have other causes.
        if (!record.isOpen || (record.changes > 0 && now - record.changedAt > 1_000)) continue;
        const state = this.read(record.kind, record.element);
        if (state === record.state) continue;
        record.state = state;
        record.changes += 1;
        record.changedAt ||= now;
      }
      requestAnimationFrame(() => this.watch());
    },
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        const record = globalThis.narthexTaps.records.at(-1);
        const isByKey = record && ['field', 'arrow', 'focus'].includes(record.kind);
        if (record && event.isTrusted && (type === 'keydown') === isByKey) record.usedAt ||= event.timeStamp;
      },
      { capture: true, passive: true },
    );
  globalThis.narthexTaps.watch();
}
