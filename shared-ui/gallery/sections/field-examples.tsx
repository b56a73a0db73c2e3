import { useState } from 'react';
import {
  CheckboxField,
  EmailField,
  FieldFrame,
  FilePicker,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  formatFileSize,
  useFieldIds,
} from '../../src/index';
import { Example, Section } from '../example';

const CATEGORIES = [
  { value: 'worship', label: 'Worship' },
  { value: 'outreach', label: 'Outreach' },
];

function OwnControl() {
  const help = 'A control of your own in the frame of a field.';
  const { ids, aria } = useFieldIds(undefined, help, undefined);
  return (
    <FieldFrame ids={ids} label="Volume" help={help}>
      <input type="range" id={ids.control} {...aria} />
    </FieldFrame>
  );
}

function PickerExample({ error, isMultiple }: { error?: string; isMultiple?: boolean }) {
  const [files, setFiles] = useState<File[]>(
    isMultiple ? [new File(['x'.repeat(40_000)], 'choir.png'), new File(['x'], 'retreat.jpg')] : [],
  );
  return (
    <FilePicker
      label={isMultiple ? 'Pictures' : 'Picture'}
      files={files}
      onFilesChange={setFiles}
      isMultiple={isMultiple}
      error={error}
    />
  );
}

export function FieldExamples() {
  return (
    <Section title="Fields">
      <Example title="TextField">
        <TextField label="Title" required help="As it stands on the events page." />
      </Example>
      <Example title="TextField, filled">
        <TextField label="Title" defaultValue="Choir retreat" />
      </Example>
      <Example title="TextField, refused">
        <TextField label="Title" required error="Title is required" />
      </Example>
      <Example title="TextField, disabled">
        <TextField label="Title" defaultValue="Choir retreat" disabled />
      </Example>
      <Example title="TextField, date">
        <TextField label="Date" type="date" defaultValue="2026-11-28" />
      </Example>
      <Example title="EmailField">
        <EmailField placeholder="you@example.org" />
      </Example>
      <Example title="PasswordField">
        <PasswordField label="Password" defaultValue="rainbow" />
      </Example>
      <Example title="SelectField">
        <SelectField label="Category" placeholder="Choose a category" options={CATEGORIES} />
      </Example>
      <Example title="SelectField, refused">
        <SelectField label="Category" options={CATEGORIES} error="Choose a category" />
      </Example>
      <Example title="TextAreaField">
        <TextAreaField label="Description" help="What people should know." />
      </Example>
      <Example title="CheckboxField, as checkbox and as radio">
        <CheckboxField label="Send me news" defaultChecked />
        <CheckboxField label="I agree" required error="Please agree" />
        <CheckboxField type="radio" name="seat" label="I will come" />
      </Example>
      <Example title="FieldFrame with useFieldIds">
        <OwnControl />
      </Example>
      <Example title={`FilePicker, up to ${formatFileSize(5 * 1024 * 1024)}`}>
        <PickerExample />
      </Example>
      <Example title="FilePicker, refused">
        <PickerExample error="Picture is required" />
      </Example>
      <Example title="FilePicker, several chosen">
        <PickerExample isMultiple />
      </Example>
    </Section>
  );
}
