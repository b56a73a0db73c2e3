import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxGroup } from './choices/checkbox-group';
import { StatusField } from './choices/status-field';
import { splitTags, TagsField } from './choices/tags-field';
import { DateTimeField, NumberField } from './text/text-fields';
import { describeUpload, FileField, type UploadProgress } from './uploads/file-field';
import { PictureField } from './uploads/picture-field';

describe('a number', () => {
  it('asks for whole numbers unless told a step', () => {
    render(<NumberField label="Seats" help="Empty means no limit." required />);
    const input = screen.getByRole('spinbutton', { name: 'Seats' });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Empty means no limit.');
  });

  it('takes amounts of money', () => {
    render(<NumberField label="Fee" step={0.01} error="Fee cannot be negative" />);
    const input = screen.getByRole('spinbutton', { name: 'Fee' });
    expect(input).toHaveAttribute('inputmode', 'decimal');
    expect(input).toBeInvalid();
  });
});

it.each([
  ['date-time', 'datetime-local'],
  ['date', 'date'],
  ['time', 'time'],
] as const)('a %s opens the picker of the device and says its zone', (kind, type) => {
  render(<DateTimeField label="Starts" kind={kind} zoneName="East Africa Time" />);
  const input = screen.getByLabelText('Starts');
  expect(input).toHaveAttribute('type', type);
  expect(input).toHaveAccessibleDescription('East Africa Time');
});

it('a status is one of a few, told by word', async () => {
  const user = userEvent.setup();
  render(
    <StatusField
      label="Status"
      name="status"
      required
      help="Only published ones are on the site."
      options={[
        { value: 'draft', label: 'Draft', tone: 'warn' },
        { value: 'published', label: 'Published', tone: 'good' },
      ]}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Status' });
  expect(group).toHaveAccessibleDescription('Only published ones are on the site.');
  expect(group).toBeRequired();
  await user.click(screen.getByRole('radio', { name: 'Published' }));
  expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked();
});

it('any of a few are chosen, and left again', async () => {
  const user = userEvent.setup();
  const COLOURS = [
    { value: 'red', label: 'Red' },
    { value: 'blue', label: 'Blue' },
  ];
  function Colours() {
    const [value, setValue] = useState<readonly string[]>(['red']);
    const error = value.length === 0 ? 'Choose one' : undefined;
    return (
      <CheckboxGroup label="Colours" options={COLOURS} value={value} onChange={setValue} error={error} />
    );
  }
  render(<Colours />);
  await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Red' }));
  await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(screen.getByRole('group', { name: 'Colours' })).toHaveAccessibleDescription('Choose one');
});

describe('a picture', () => {
  it('is shown beside its URL', () => {
    render(<PictureField label="Picture" preview="/media/choir/640.jpg" error="At most 500 characters" />);
    expect(screen.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', '/media/choir/640.jpg');
    expect(screen.getByRole('textbox', { name: 'Picture' })).toHaveAccessibleDescription(
      'At most 500 characters',
    );
  });

  it('says when there is none at that URL, and tries the next one', () => {
    const { rerender } = render(<PictureField label="Picture" preview="/gone.jpg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('No picture was found there.')).toBeInTheDocument();
    rerender(<PictureField label="Picture" preview="/there.jpg" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/there.jpg');
  });
});

function Tags({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const [tags, setTags] = useState<string[]>(['English']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TagsField label="Languages" name="languages" required value={tags} onChange={setTags} />
      <output>{tags.join('|')}</output>
    </form>
  );
}

describe('tags', () => {
  it('are split at commas, trimmed, without empty and repeated ones', () => {
    expect(splitTags(' English, , Swahili,English ,')).toEqual(['English', 'Swahili']);
  });

  it('are added by comma, Enter, paste and by leaving the field', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Tags onSubmit={onSubmit} />);
    const input = screen.getByRole('textbox', { name: 'Languages' });
    await user.type(input, 'Swahili,Luo{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('English|Swahili|Luo');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(input);
    await user.paste('Kikuyu, Luo ,French');
    await user.type(input, 'Kamba');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent('English|Swahili|Luo|Kikuyu|French|Kamba');
  });

  it('are taken off by their button and by Backspace', async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.type(screen.getByRole('textbox'), 'Luo,');
    await user.click(screen.getByRole('button', { name: 'Remove English' }));
    expect(screen.getByRole('status')).toHaveTextContent('Luo');
    await user.type(screen.getByRole('textbox'), '{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});

function Upload({ upload }: { upload?: UploadProgress }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileField
      label="Audio"
      accept={['audio/*']}
      maxSizeMb={500}
      files={files}
      onFilesChange={setFiles}
      upload={upload}
    />
  );
}

describe('a file', () => {
  const paste = (file: File) =>
    fireEvent.paste(screen.getByLabelText('Audio'), { clipboardData: { files: [file] } });

  it('can be pasted', () => {
    render(<Upload />);
    paste(new File(['x'], 'sermon.mp3', { type: 'audio/mpeg' }));
    expect(screen.getByText('sermon.mp3')).toBeInTheDocument();
  });

  it('is refused by type and size, pasted as well as chosen', () => {
    render(<Upload />);
    paste(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('Invalid file type. Accepted types: audio files')).toBeInTheDocument();
    const large = new File(['x'], 'long.mp3', { type: 'audio/mpeg' });
    Object.defineProperty(large, 'size', { value: 501 * 1024 * 1024 });
    paste(large);
    expect(screen.getByText('File size must be less than 500MB')).toBeInTheDocument();
    expect(screen.queryByText('long.mp3')).not.toBeInTheDocument();
  });

  it('shows how far its upload has come, and lets it be cancelled', async () => {
    const user = userEvent.setup();
    const onCancel = jest.fn();
    const { rerender } = render(
      <Upload upload={{ fileName: 'sermon.mp3', percent: 40, detail: '2.0 MB/s, 30 s left', onCancel }} />,
    );
    expect(screen.getByRole('progressbar', { name: 'Uploading sermon.mp3' })).toHaveValue(40);
    expect(screen.getByText('40%, 2.0 MB/s, 30 s left')).toBeInTheDocument();
    expect(screen.getByLabelText('Audio')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(onCancel).toHaveBeenCalled();
    rerender(<Upload />);
    expect(screen.getByLabelText('Audio')).toHaveFocus();
  });

  it.each([
    [0.5, 40, 10_000, '2.0 MB/s, 10 s left'],
    [0.1, 500, 25_000, '2.0 MB/s, 4 min left'],
    [0, 40, 10_000, ''],
  ])('tells its speed after %s of %s MB', (share, megabytes, elapsed, text) => {
    expect(describeUpload(share, megabytes * 1024 * 1024, elapsed)).toBe(text);
  });
});
