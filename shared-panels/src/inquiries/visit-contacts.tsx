import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';

/** Renders links to call or to email a visitor. */
export function VisitContacts({ inquiry: { visit, email } }: { inquiry: Inquiry }) {
  const phone = visit?.phone;
  return (
    <>
      {phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : null}
      {phone && email ? ', ' : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </>
  );
}
