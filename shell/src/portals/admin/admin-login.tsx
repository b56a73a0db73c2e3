import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, login, logout } from '@narthex/shared-auth';
import { loginSchema } from '@narthex/shared-contracts/schemas/auth';
import { t } from '@narthex/shared-contracts/translate';
import { notify } from '@narthex/shared-ui/notify';
import { admits } from '../../routing/resolve-route';
import { PortalForm } from '../form/portal-form';
import { SignInFields } from '../form/sign-in-fields';
import { usePortalForm } from '../form/use-portal-form';
import { PortalFrame } from '../frame/portal-frame';
import { SignedInNotice } from '../frame/signed-in-notice';
import { SecondStep } from '../second-step/second-step';
import { usePortalSession } from '../use-portal-session';

const resolver = zodResolver(loginSchema);
const MESSAGES = { refused: 'Login failed', noResponse: 'Login failed. Please try again.' };
const REFUSED = 'Access denied. Admin privileges required.';

/** Renders `/admin/login`, which admits only administrators. */
export default function AdminLogin() {
  const { present, continueTo, enter, secondStep, leave } = usePortalSession('admin');
  const controls = usePortalForm({
    resolver,
    defaultValues: { email: '', password: '' },
    messages: MESSAGES,
    onSend: (input) =>
      enter(async (ask) => {
        const session = await login(input, ask);
        if (!admits('admin', session)) {
          await logout();
          throw new ApiError(403, 'forbidden', REFUSED);
        }
        notify.success(t('Login successful!'));
        return session;
      }),
  });
  const { register } = controls.form;

  return (
    <PortalFrame
      title="Administrator sign-in"
      lead="For administrators. Here you manage people, pages and events."
    >
      {secondStep ? (
        <SecondStep step={secondStep} />
      ) : present && continueTo ? (
        <SignedInNotice session={present} continueTo={continueTo} onSignOut={leave} />
      ) : (
        <PortalForm
          controls={controls}
          label="Administrator sign-in"
          action="Sign in"
          busyAction="Signing in…"
        >
          <SignInFields
            email={register('email')}
            password={register('password')}
            getMessage={controls.getMessage}
          />
        </PortalForm>
      )}
    </PortalFrame>
  );
}
