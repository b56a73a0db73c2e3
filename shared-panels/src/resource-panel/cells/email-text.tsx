/** An e-mail address that breaks at its sign where it doesn't fit into the column. */
export function EmailText({ email }: { email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
