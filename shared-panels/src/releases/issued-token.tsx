import { Button, TextAreaField } from '@narthex/shared-ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';

/** A token that is shown this once, and a way to take it along. */
export function IssuedToken({ token }: { token: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setOutcome('Copied.'),
      () => setOutcome('It could not be copied. Select it and copy it by hand.'),
    );
  return (
    <>
      <p>Hand it to the team by a safe way. It is shown this once; nobody can look it up later.</p>
      <TextAreaField
        label="Key"
        readOnly
        rows={3}
        value={token}
        help="The team puts it into NARTHEX_TOKEN."
      />
      <p>
        <Button variant="line" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> Copy
        </Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
