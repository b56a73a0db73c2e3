import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointBody } from '@narthex/shared-contracts/endpoints';
import { profileSchema } from '@narthex/shared-contracts/schemas/auth';
import { t } from '@narthex/shared-contracts/translate';
import { causedBy } from '../../mail/recipients/recipient-budget';
import { fieldProblem, problem } from '../../problem-error';
import { parseUpdate } from '../../requests/parse-input';
import { storedCommand } from '../../writes/command';
import { versionConflict } from '../../writes/version-conflict';
import { confirmPassword } from './passwords/confirm-password';
import { requestAddressChange } from './links/queue-account-emails';
import { auditedProfile } from './presenter';
import { findUser, lockUser, updateProfile, type Account } from './repository';

const TOO_MANY = t('We sent you several emails already. Please try again later.');

type Body = EndpointBody<'auth.updateProfile'>;

/**
 * Updates the signed-in person's own profile. A new email address requires the password, and applies once its owner has
 * confirmed it.
 */
export async function updateOwnProfile(
  app: FastifyInstance,
  request: FastifyRequest,
  { actor, body: changes }: { readonly actor: Actor; readonly body: Body },
): Promise<Account> {
  const known = request.user?.email;
  const stored = await findUser(app.db, actor.id);
  if (!stored) throw problem('unauthenticated');
  const wanted = parseUpdate(profileSchema, changes, { ...auditedProfile(stored), email: known });
  // The password is checked before the transaction, because a hash is slow and failures must be counted even if the
  // write is rolled back.
  if (known !== wanted.email) await confirmPassword(app, request, wanted.current_password);

  const command = storedCommand<'auth.updateProfile', Account>('auth.updateProfile', {
    subjectType: 'user',
    verb: 'update_profile',
    owner: ({ id }) => ({ userId: id }),
    find: ({ tx, forUpdate }) => (forUpdate ? lockUser : findUser)(tx, actor.id),
    async apply({ tx }, before) {
      if (!before) return undefined;
      // Another session changed the address in the meantime, so this change was not confirmed with the password.
      if (before.email !== known) throw versionConflict(auditedProfile(before), before.version, changes);
      const body = parseUpdate(profileSchema, changes, auditedProfile(before));
      const after = await updateProfile(tx, actor.id, body);
      if (body.email === before.email) return after;
      if (!(await requestAddressChange(tx, causedBy(request), before, body.email)))
        throw fieldProblem('email', TOO_MANY);
      return after;
    },
    present: auditedProfile,
  });
  await app.unitOfWork(request, (unit) =>
    command.run(unit, { params: {}, body: changes, actor, editedVersion: request.editedVersion }),
  );
  const row = await findUser(app.db, actor.id);
  if (!row) throw problem('unauthenticated');
  return row;
}
