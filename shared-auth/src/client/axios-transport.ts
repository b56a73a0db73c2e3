import axios from 'axios';
import type { Transport } from './transport';

const client = axios.create({ withCredentials: true, validateStatus: () => true, timeout: 30_000 });

/** Reads the text of a blob; older browsers have no `blob.text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
}

/** Error responses are JSON even if the request asked for a file. */
async function readRefusal(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await readText(body));
  } catch {
    return null;
  }
}

export const axiosTransport: Transport = async (request) => {
  const { isFile = false } = request;
  const isLong = isFile || request.body instanceof FormData;
  const response = await client.request<unknown>({
    method: request.method,
    url: request.url,
    headers: { ...request.headers },
    params: request.params,
    data: request.body,
    signal: request.signal,
    timeout: isLong ? 0 : undefined,
    ...(isFile && { responseType: 'blob' as const }),
    onUploadProgress: (event) => {
      if (event.total) request.onUploadProgress?.(event.loaded / event.total);
    },
  });
  const retryAfter = Number(response.headers['retry-after']);
  const { status, statusText, data } = response;
  const body = isFile && status >= 300 ? await readRefusal(data) : data;
  return { status, statusText, body, ...(retryAfter > 0 && { retryAfter }) };
};
