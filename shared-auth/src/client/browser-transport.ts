import type { Transport } from './transport';

/** The browser's transport. axios is fetched with the first call: a visitor who makes none never loads it. */
export const browserTransport: Transport = async (request) => {
  const { axiosTransport } = await import(/* webpackChunkName: "api-client" */ './axios-transport');
  return axiosTransport(request);
};
