/** Each of these can reach any computer, and no directive of a content security policy that browsers know covers it. */
const PEER_CONNECTIONS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'WebTransport',
];

/**
 * Removes the connections that browsers without `Connection-Allowlist` leave open, before the code of a remote runs. A
 * frame within this one would have them again, but the code of a remote can't run there: another document has an origin
 * of its own, and scripts are cleaned from HTML.
 */
export function removePeerConnections(target: object): void {
  for (const name of PEER_CONNECTIONS) Reflect.deleteProperty(target, name);
}
