import { Badge } from '@narthex/shared-ui';

interface EmailTextProps {
  readonly email: string;
  /** Is false if an account has the address but nobody has confirmed it. */
  readonly isConfirmed?: boolean;
}

/** Renders an email address that breaks at its @ if it doesn't fit into the column. */
export function EmailText({ email, isConfirmed = true }: EmailTextProps) {
  const [mailbox, host] = email.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {host} {isConfirmed ? null : <Badge tone="warn">Email not confirmed</Badge>}
    </>
  );
}
