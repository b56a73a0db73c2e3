import { t } from '@narthex/shared-contracts/translate';
import { Button, TextAreaField } from '@narthex/shared-ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';

interface CopiedTextProps {
  label: string;
  value: string;
  help: string;
}

/** Renders a read-only text that can be selected, or copied with one click. */
export function CopiedText({ label, value, help }: CopiedTextProps) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome(t('Copied.')),
      () => setOutcome(t('It could not be copied. Select it and copy it by hand.')),
    );
  return (
    <>
      <TextAreaField label={label} readOnly rows={3} value={value} help={help} />
      <p>
        <Button variant="line" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> Copy
        </Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
