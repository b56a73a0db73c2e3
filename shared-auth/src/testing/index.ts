export { fakeApi, fakeSession, type FakeResponse, type FakeCalls } from './fake-api';
export { renderApp, type RenderAppOptions } from './render-app';
