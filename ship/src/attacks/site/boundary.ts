import type { BrowserContext } from 'playwright-core';

/** Takes the sandbox away from the frames of the shell, and keeps what the shell removes in them. */
export const removeSandbox = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // The shell can't delete what isn't configurable.
    for (const name of ['RTCPeerConnection', 'WebTransport', 'Notification'])
      Object.defineProperty(window, name, { configurable: false });
    if (window !== window.top) return;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
      const isBoundary = ['sandbox', 'allow', 'referrerpolicy'].includes(name.toLowerCase());
      if (!isBoundary || !(this instanceof HTMLIFrameElement)) setAttribute.call(this, name, value);
    };
  });

/** Lets the object with the methods of the page inherit from all objects, as one that is written plainly does. */
export const weakenHost = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window !== window.top) return;
    type Create = (prototype: object | null, properties?: PropertyDescriptorMap) => object;
    const create: Create = Object.create;
    const inherit: Create = (prototype, properties) =>
      properties ? create(prototype, properties) : create(prototype ?? Object.prototype);
    Object.create = inherit as typeof Object.create;
  });

/** Notes in the page when it hears of the code of another tab. */
export const listenToTabs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window !== window.top) return;
    new BroadcastChannel('narthex-attack').onmessage = () => Reflect.set(window, 'heardOther', true);
  });
