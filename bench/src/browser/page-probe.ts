/** Contains the metrics that a page records while it loads, in milliseconds since the navigation began. */
export interface PageNotes {
  firstPaint: number;
  /** Describes the element by its tag and the beginning of its text. */
  readonly largest: { readonly time: number; readonly element: string }[];
  readonly shifts: { readonly time: number; readonly value: number }[];
  readonly longTasks: { readonly start: number; readonly end: number }[];
}

declare global {
  var narthexNotes: PageNotes;
}

/**
 * Runs in the page before its own code. It is sent as text, so it must not use anything from outside or name functions
 * inside (the compiler would insert calls to a helper).
 */
export function probePage(): void {
  const notes: PageNotes = { firstPaint: 0, largest: [], shifts: [], longTasks: [] };
  globalThis.narthexNotes = notes;
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').forEach((entry) => (notes.firstPaint = entry.startTime)),
  ).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const element: unknown = Reflect.get(entry, 'element');
      const text = element instanceof Element ? (element.textContent ?? '').trim().replace(/\s+/g, ' ') : '';
      const tag = element instanceof Element ? element.localName : '';
      notes.largest.push({ time: entry.startTime, element: `${tag} ${text.slice(0, 24)}`.trim() });
    }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry) =>
        notes.shifts.push({ time: entry.startTime, value: Number(Reflect.get(entry, 'value')) }),
      ),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry) =>
        notes.longTasks.push({ start: entry.startTime, end: entry.startTime + entry.duration }),
      ),
  ).observe({ type: 'longtask', buffered: true });
}
