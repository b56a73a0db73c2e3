import axios from 'axios';
import type { Transport } from './transport';

const client = axios.create({ withCredentials: true, validateStatus: () => true, timeout: 30_000 });

export const axiosTransport: Transport = async (request) => {
  const isUpload = request.body instanceof FormData;
  const response = await client.request<unknown>({
    method: request.method,
    url: request.url,
    headers: { ...request.headers },
    params: request.params,
    data: request.body,
    signal: request.signal,
    timeout: isUpload ? 0 : undefined,
    onUploadProgress: (event) => {
      if (event.total) request.onUploadProgress?.(event.loaded / event.total);
    },
  });
  const retryAfter = Number(response.headers['retry-after']);
  const { status, statusText, data: body } = response;
  return { status, statusText, body, ...(retryAfter > 0 && { retryAfter }) };
};
