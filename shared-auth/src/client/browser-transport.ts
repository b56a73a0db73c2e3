import type { Transport } from './transport';

/**
 * Sends requests in a browser. axios is loaded with the first call, so visitors who make none never load it.
 */
export const browserTransport: Transport = async (request) => {
  const { axiosTransport } = await import(/* webpackChunkName: "api-client" */ './axios-transport');
  return axiosTransport(request);
};
