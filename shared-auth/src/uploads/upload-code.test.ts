import { ApiError } from '../client/api-error';
import { uploadFile } from './upload-file';

jest.mock('./tus-transport', () => {
  throw new Error('Loading chunk failed');
});

it('fails as without a connection when its code does not come', async () => {
  const failure = await uploadFile(new File(['abc'], 'song.mp3'), { kind: 'audio' }).catch(
    (cause: unknown) => cause,
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, code: 'network' });
});
