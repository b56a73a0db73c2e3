import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilePicker } from './file-picker';

function Example({ isMultiple }: { isMultiple?: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FilePicker
      label="Picture"
      files={files}
      onFilesChange={setFiles}
      accept={['image/jpeg', 'image/png']}
      isMultiple={isMultiple}
    />
  );
}

function createFile(name: string, type: string, megabytes = 0.1): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
}

const setUp = () => userEvent.setup({ applyAccept: false });

it('takes a file, names it, and lets it go again', async () => {
  const user = setUp();
  render(<Example />);
  await user.upload(screen.getByLabelText('Picture'), createFile('choir.png', 'image/png'));
  expect(screen.getByText('choir.png')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove choir.png' }));
  expect(screen.queryByText('choir.png')).not.toBeInTheDocument();
});

it('refuses what is larger than 5 MB', async () => {
  const user = setUp();
  render(<Example />);
  await user.upload(screen.getByLabelText('Picture'), createFile('big.png', 'image/png', 5.1));
  expect(screen.getByText('File size must be less than 5MB')).toBeInTheDocument();
  expect(screen.getByLabelText('Picture')).toBeInvalid();
  expect(screen.queryByText('big.png')).not.toBeInTheDocument();
});

it('refuses another type, and forgets it with the next good file', async () => {
  const user = setUp();
  render(<Example />);
  const input = screen.getByLabelText('Picture');
  await user.upload(input, createFile('song.mp3', 'audio/mpeg'));
  const message = 'Invalid file type. Accepted types: JPEG, PNG';
  expect(screen.getByText(message)).toBeInTheDocument();
  await user.upload(input, createFile('choir.png', 'image/png'));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('adds to what is there when several may be chosen, and takes dropped files', async () => {
  const user = setUp();
  render(<Example isMultiple />);
  const input = screen.getByLabelText('Picture');
  await user.upload(input, createFile('one.png', 'image/png'));
  fireEvent.drop(input, {
    dataTransfer: {
      files: [createFile('two.jpg', 'image/jpeg'), createFile('three.pdf', 'application/pdf')],
    },
  });
  expect(screen.getByText('one.png')).toBeInTheDocument();
  expect(screen.getByText('two.jpg')).toBeInTheDocument();
  expect(screen.getByText(/^three.pdf: Invalid file type/)).toBeInTheDocument();
});

it('takes none of several files when one fits, and names a refused file beside a chosen one', async () => {
  const user = setUp();
  render(<Example />);
  const input = screen.getByLabelText('Picture');
  const files = [createFile('one.png', 'image/png'), createFile('two.png', 'image/png')];
  fireEvent.drop(input, { dataTransfer: { files } });
  expect(screen.getByText(/^Only one file fits here/)).toBeInTheDocument();
  expect(screen.queryByText('one.png')).not.toBeInTheDocument();
  await user.upload(input, files);
  expect(screen.queryByText('Only one file fits here')).not.toBeInTheDocument();
  await user.upload(input, createFile('song.mp3', 'audio/mpeg'));
  expect(screen.getByText(/^song.mp3: Invalid file type/)).toBeInTheDocument();
  expect(screen.getByText('one.png')).toBeInTheDocument();
});

it('says what to do with a folder that is dropped', async () => {
  render(<Example isMultiple />);
  const files = [createFile('Choir', ''), createFile('one.png', 'image/png')];
  const items = files.map(({ name }) => ({ webkitGetAsEntry: () => ({ isDirectory: name === 'Choir' }) }));
  fireEvent.drop(screen.getByLabelText('Picture'), { dataTransfer: { files, items } });
  expect(screen.getByRole('alert')).toHaveTextContent(/^A folder doesn’t fit here/);
  expect(screen.queryByText('one.png')).not.toBeInTheDocument();
});

it('keeps the browser from opening a file that is dropped beside it, and leaves other drops alone', () => {
  const { unmount } = render(<Example />);
  const files = [createFile('one.png', 'image/png')];
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  unmount();
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })).toBe(true);
});
