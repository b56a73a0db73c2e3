import type { CDPSession } from 'playwright-core';

const PER_SECOND = 1000 / 8;

/** These values simulate a cheap phone on a slow network. */
export const THROTTLE = {
  roundTrip: 150,
  downKbps: 1600,
  upKbps: 750,
  cpu: 4,
  viewport: { width: 390, height: 844 },
  pixelRatio: 2,
} as const;

const { roundTrip, downKbps, upKbps, cpu, viewport } = THROTTLE;
export const THROTTLE_TEXT =
  `${roundTrip} ms round trip, ${downKbps} kbps down, ${upKbps} kbps up, ${cpu}x slower CPU, ` +
  `${viewport.width} x ${viewport.height}`;

/** Gives a page the slow network alone. */
export async function throttleNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.roundTrip,
    downloadThroughput: THROTTLE.downKbps * PER_SECOND,
    uploadThroughput: THROTTLE.upKbps * PER_SECOND,
  });
}

export async function throttle(session: CDPSession): Promise<void> {
  await throttleNetwork(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
}
