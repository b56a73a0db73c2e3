import type { Department } from '@narthex/shared-contracts';
import { PhoneLink } from '@narthex/shared-ui';
import { useQuery } from '@narthex/remote-kit/query';
import { departmentContactsQuery } from './contacts-query';

/** Renders the contacts of a department as items of the facts' list, or nothing if none are entered. */
export function DepartmentContacts({ department }: { department: Department }) {
  const { data } = useQuery(departmentContactsQuery(department));
  if (!data) return null;
  const {
    contact_name: name,
    contact_email: email,
    contact_phone: phone,
    meeting_info: meeting,
    links,
  } = data;
  return (
    <>
      {meeting ? (
        <div>
          <dt>When we meet</dt>
          <dd>{meeting}</dd>
        </div>
      ) : null}
      {name || email || phone ? (
        <div>
          <dt>Whom to ask</dt>
          {name ? <dd>{name}</dd> : null}
          {email ? (
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ) : null}
          {phone ? (
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          ) : null}
        </div>
      ) : null}
      {links.length > 0 ? (
        <div>
          <dt>Links</dt>
          {links.map(({ label, url }) => (
            <dd key={`${label} ${url}`}>
              <a href={url} rel="noopener">
                {label}
              </a>
            </dd>
          ))}
        </div>
      ) : null}
    </>
  );
}
