/** Each of these can reach any computer, and no directive of a content security policy that browsers know covers it. */
const PEER_CONNECTIONS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'WebTransport',
];

/** No attribute or policy covers notifications, and some builds of Chromium grant them to a frame without an origin. */
const UNCOVERED = [...PEER_CONNECTIONS, 'Notification'];

/**
 * Removes what neither the sandbox nor a policy takes away, before the code of a remote runs. A frame within this one
 * would have it again, but the code of a remote can't run there: another document has an origin of its own, and scripts
 * are cleaned from HTML.
 */
export function removeUncoveredFeatures(target: object): void {
  for (const name of UNCOVERED) Reflect.deleteProperty(target, name);
}
