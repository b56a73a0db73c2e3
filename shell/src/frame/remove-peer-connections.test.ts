import { removePeerConnections } from './remove-peer-connections';

it('removes what could reach other computers, and nothing else', () => {
  const target = {
    RTCPeerConnection: class {},
    webkitRTCPeerConnection: class {},
    WebTransport: class {},
    fetch,
  };
  removePeerConnections(target);
  expect(Object.keys(target)).toEqual(['fetch']);
});
