import { removePeerConnections } from './remove-peer-connections';

it('removes what could reach other computers, and nothing else', () => {
  const target = { RTCPeerConnection: 1, webkitRTCPeerConnection: 2, WebTransport: 3, fetch: 4 };
  removePeerConnections(target);
  expect(Object.keys(target)).toEqual(['fetch']);
});
