import { DEPARTMENT_FACTS, paths, type Department, type Role } from '@narthex/shared-contracts';
import { joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { queueMail } from '../../mail/queue-mail';
import { sayIn, type Say } from '../../responses/translate-message';

interface Holder {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly role: Role;
  readonly department: Department | null;
  /** Is null for members without an account, who can't sign in. */
  readonly password_hash: string | null;
  readonly is_active: boolean;
  readonly language: Language;
}

/** Describes a role to its holder, and the sign-in that leads to its dashboard. */
function describeRole(
  { role, department }: Holder,
  say: Say,
): { readonly sentence: string; readonly door: string } {
  if (role === 'leader' && department)
    return {
      sentence: say(t('You lead the department {department} on our site now.'), {
        department: say(DEPARTMENT_FACTS[department].label),
      }),
      door: `${paths.leaders.to()}?department=${department}`,
    };
  if (role === 'admin')
    return { sentence: say(t('You are an administrator of our site now.')), door: paths.adminLogin.to() };
  if (role === 'pastor' || role === 'elder')
    return {
      sentence: say(
        role === 'pastor'
          ? t('You have the role Pastor on our site now, with a dashboard of its own.')
          : t('You have the role Elder on our site now, with a dashboard of its own.'),
      ),
      door: paths.members.to(),
    };
  return {
    sentence: say(t('You hold no office on our site any more. Your own account stays as it was.')),
    door: paths.members.to(),
  };
}

/**
 * Notifies the owner of an account of their new role: they were signed out, and each role has a sign-in of its own.
 * Does nothing if the role is the same.
 */
export async function queueRoleEmail(tx: Transaction, before: Holder, after: Holder): Promise<void> {
  const isSame = before.role === after.role && before.department === after.department;
  if (isSame || after.email === null || after.password_hash === null || !after.is_active) return;
  const { language } = after;
  const say = sayIn(language);
  const { sentence, door } = describeRole(after, say);
  await queueMail(tx, {
    to: after.email,
    user_id: after.id,
    template: 'notice',
    language,
    data: {
      subject: say(t('Your role on our site was changed')),
      heading: say(t('Hello {name},'), { name: after.first_name }),
      paragraphs: [
        sentence,
        say(t('You were signed out. Sign in again with your email address and your password.')),
      ],
      link: { label: say(t('Sign in')), path: joinLanguage(language, door) },
      reason: say(t('You get this email because our church office changed the role of your account.')),
    },
  });
}
