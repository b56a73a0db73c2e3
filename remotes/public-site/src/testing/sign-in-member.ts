import { sessionStore } from '@narthex/shared-auth';
import { act } from '@testing-library/react';

/** Signs a member in on the open page. Tests that do so have to sign out afterwards. */
export function signInMember(changes: { readonly email_confirmed?: boolean } = {}): void {
  const user = {
    id: 3,
    name: 'Neema Achieng',
    first_name: 'Neema',
    last_name: 'Achieng',
    email: 'neema@demo.test',
    phone: null,
    date_of_birth: null,
    address: null,
    role: 'member' as const,
    department: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: null,
    ...changes,
  };
  const stored = { token: 't', user, role: 'member' as const, department: null };
  const actor = { id: 3, role: 'member' as const, department: null };
  act(() => sessionStore.setState({ status: 'authenticated', stored, actor }, true));
}
