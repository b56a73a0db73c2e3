import { Badge } from '@narthex/shared-ui';

interface EmailTextProps {
  readonly email: string;
  /** False where an account has it and nobody has shown that it is theirs. */
  readonly isConfirmed?: boolean;
}

/** An e-mail address that breaks at its sign where it doesn't fit into the column. */
export function EmailText({ email, isConfirmed = true }: EmailTextProps) {
  const [mailbox, host] = email.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {host} {isConfirmed ? null : <Badge tone="warn">E-mail not confirmed</Badge>}
    </>
  );
}
