export { fakeApi, fakeSession, type FakeAnswer, type FakeCalls } from './fake-api';
export { renderApp, type RenderAppOptions } from './render-app';
