import { CopiedText } from '../copied-text';

/** Renders a new token with a copy button. It is never shown again. */
export function IssuedToken({ token }: { token: string }) {
  return (
    <>
      <p>Hand it to the team by a safe way. It is shown this once; nobody can look it up later.</p>
      <CopiedText label="Key" value={token} help="The team puts it into NARTHEX_TOKEN." />
    </>
  );
}
