import { removeUncoveredFeatures } from './remove-uncovered-features';

it('removes what no policy covers, and nothing else', () => {
  const target = {
    RTCPeerConnection: 1,
    webkitRTCPeerConnection: 2,
    WebTransport: 3,
    Notification: 4,
    fetch: 5,
  };
  removeUncoveredFeatures(target);
  expect(Object.keys(target)).toEqual(['fetch']);
});
