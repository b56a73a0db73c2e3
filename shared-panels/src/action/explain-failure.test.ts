import { ApiError, apiErrorFrom } from '@narthex/shared-auth';
import { explainUpload } from './explain-failure';

const FAILED = 'This file could not be sent. Please try again.';

it.each([
  [
    'the reason of the server',
    apiErrorFrom({ status: 413, body: { message: 'At most 5 MB' } }),
    'At most 5 MB',
  ],
  [
    'that it is too large for a proxy',
    apiErrorFrom({ status: 413, body: '<html>' }),
    /larger than the server/,
  ],
  ['that a proxy has no server', apiErrorFrom({ status: 502, body: '<html>' }), FAILED],
  ['that there is no connection', new ApiError(0, 'network', 'No connection'), 'No connection'],
  ['that it was cancelled', new DOMException('', 'AbortError'), 'Cancelled'],
  ['that something else failed', new Error('at line 7'), FAILED],
])('says %s', (_, cause, text) => {
  expect(explainUpload(cause, 'Cancelled')).toEqual(
    text instanceof RegExp ? expect.stringMatching(text) : text,
  );
});
