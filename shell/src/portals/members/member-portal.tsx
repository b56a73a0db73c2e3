import { zodResolver } from '@hookform/resolvers/zod';
import { login, siteQuery } from '@narthex/shared-auth';
import { loginSchema, type LoginInput } from '@narthex/shared-contracts/schemas/auth';
import { t } from '@narthex/shared-contracts/translate';
import { Tabs } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PortalForm } from '../form/portal-form';
import { SignInFields } from '../form/sign-in-fields';
import { usePortalForm, type PortalForm as Controls } from '../form/use-portal-form';
import { PortalFrame } from '../frame/portal-frame';
import { SignedInNotice } from '../frame/signed-in-notice';
import { DoneMessage } from '../password/done-message';
import { ForgotPasswordLink } from '../password/forgot-password-link';
import { SecondStep } from '../second-step/second-step';
import { usePortalSession, type PortalSession } from '../use-portal-session';
import { JoinForm, useJoin } from './join-form';
import { JoinedMessage } from './joined-message';

const resolver = zodResolver(loginSchema);
const MESSAGES = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};

type SignInControls = Controls<LoginInput, { email: string; password: string }>;

/** Holds the state of the form above the tabs, so that switching tabs keeps the input. */
function useMemberSignIn(enter: PortalSession['enter']): SignInControls {
  return usePortalForm({
    resolver,
    defaultValues: { email: '', password: '' },
    messages: MESSAGES,
    onSend: (input) => enter((ask) => login(input, ask)),
  });
}

function MemberSignIn({ controls }: { controls: SignInControls }) {
  const { register } = controls.form;
  return (
    <>
      <PortalForm controls={controls} label="Sign in" action="Sign in" busyAction="Signing in…">
        <SignInFields
          email={register('email')}
          password={register('password')}
          getMessage={controls.getMessage}
        />
      </PortalForm>
      <ForgotPasswordLink />
    </>
  );
}

const JOIN = 'join';
const SIGN_IN = 'sign-in';

/** Renders `/members` and `/members-portal`, where people sign in or join. */
export default function MemberPortal() {
  const { data: site } = useQuery(siteQuery);
  const { present, continueTo, enter, secondStep, leave } = usePortalSession('members');
  const [search, setSearch] = useSearchParams();
  const [hasJoined, setJoined] = useState(false);
  const [linkMessage, setLinkMessage] = useState<string>();
  const invite = site?.whatsapp_invite;
  const name = site?.name || t('the church');

  function showTab(tab: string) {
    const emails = { [SIGN_IN]: signIn.form.getValues('email'), [JOIN]: join.form.getValues('email') };
    // An email address that was typed in one tab is copied to the other.
    if (tab === JOIN && !emails[JOIN]) join.form.setValue('email', emails[SIGN_IN]);
    if (tab === SIGN_IN && !emails[SIGN_IN]) signIn.form.setValue('email', emails[JOIN]);
    const next = new URLSearchParams(search);
    if (tab === JOIN) next.set('tab', JOIN);
    else next.delete('tab');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const signIn = useMemberSignIn(enter);
  const join = useJoin(async ({ email, password }, { message, isLinkSent }) => {
    if (isLinkSent) return setLinkMessage(message);
    if (invite) window.open(invite, '_blank', 'noopener');
    signIn.form.reset({ email, password: '' });
    setJoined(true);
    // The account exists now. If the sign-in fails, the person can sign in by hand.
    await login({ email, password }).catch(() => showTab(SIGN_IN));
  });

  return (
    <PortalFrame
      title="Members"
      lead={`Your place at ${name}: sign in, or join us.`}
      quote={site?.motto || 'Come in. There is room.'}
    >
      {secondStep ? (
        <SecondStep step={secondStep} />
      ) : present && hasJoined ? (
        <JoinedMessage invite={invite} continueTo={continueTo} />
      ) : present && continueTo ? (
        <SignedInNotice session={present} continueTo={continueTo} onSignOut={leave} />
      ) : (
        <Tabs
          label="Sign in or join"
          value={search.get('tab') === JOIN ? JOIN : SIGN_IN}
          onChange={showTab}
          tabs={[
            {
              id: SIGN_IN,
              label: 'Sign In',
              content: (
                <>
                  {hasJoined ? <JoinedMessage invite={invite} continueTo={null} /> : null}
                  <MemberSignIn controls={signIn} />
                </>
              ),
            },
            {
              id: JOIN,
              label: 'Join Us',
              content: linkMessage ? <DoneMessage>{linkMessage}</DoneMessage> : <JoinForm controls={join} />,
            },
          ]}
        />
      )}
    </PortalFrame>
  );
}
