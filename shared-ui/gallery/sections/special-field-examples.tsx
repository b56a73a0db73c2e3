import { useState } from 'react';
import {
  AuthenticatorKey,
  CheckboxGroup,
  CodeField,
  DateTimeField,
  FileField,
  NumberField,
  PictureField,
  RecoveryCodes,
  RichTextField,
  StatusField,
  TagsField,
} from '../../src/index';
import { Example, Section } from '../example';

const STATUSES = [
  { value: 'draft', label: 'Draft', tone: 'warn' },
  { value: 'published', label: 'Published', tone: 'good' },
] as const;

function TagsExample() {
  const [tags, setTags] = useState<readonly string[]>(['Swahili', 'English']);
  return <TagsField label="Languages" value={tags} onChange={setTags} />;
}

function ChoicesExample() {
  const [chosen, setChosen] = useState<readonly string[]>(['sermons']);
  const options = [
    { value: 'sermons', label: 'Sermons' },
    { value: 'events', label: 'Events' },
  ];
  return <CheckboxGroup label="Interested in" options={options} value={chosen} onChange={setChosen} />;
}

function FileExample() {
  const [files, setFiles] = useState<File[]>([]);
  return <FileField label="Outline" files={files} onFilesChange={setFiles} accept={['application/pdf']} />;
}

function RichTextExample() {
  const [html, setHtml] = useState('<p>Come as you <strong>are</strong>.</p>');
  return <RichTextField label="Text" name="text" value={html} onChange={setHtml} />;
}

/** Renders the fields for values that are more than a line of text. */
export function SpecialFieldExamples() {
  return (
    <Section title="Special fields">
      <Example title="DateTimeField, with the zone it is meant in">
        <DateTimeField label="Starts" zoneName="East Africa Time" defaultValue="2026-11-28T08:20" />
      </Example>
      <Example title="CheckboxGroup, for any of a few">
        <ChoicesExample />
      </Example>
      <Example title="NumberField, for an amount">
        <NumberField label="Entry fee (KES)" step={0.01} defaultValue="150.5" />
      </Example>
      <Example title="StatusField">
        <StatusField label="Status" name="status" options={STATUSES} />
      </Example>
      <Example title="TagsField">
        <TagsExample />
      </Example>
      <Example title="PictureField, while nothing is found">
        <PictureField label="Picture" defaultValue="/no-such-picture.jpg" preview="/no-such-picture.jpg" />
      </Example>
      <Example title="FileField">
        <FileExample />
      </Example>
      <Example title="RichTextField">
        <RichTextExample />
      </Example>
      <Example title="AuthenticatorKey, which an app scans, opens or gets typed">
        <AuthenticatorKey
          authenticatorKey="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
          uri="otpauth://totp/Mwangaza:akinyi%40demo.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
        />
      </Example>
      <Example title="CodeField, for the code of an app or a recovery code">
        <CodeField kind="app" name="code" />
        <CodeField kind="recovery" name="recovery_code" />
      </Example>
      <Example title="RecoveryCodes, shown once">
        <RecoveryCodes codes={['7hq2-mx9c-tk4w-ab3e', 'n5rt-8wzk-2cvb-pq7d', 'd3fg-yh6j-9kms-xe4u']} />
      </Example>
    </Section>
  );
}
