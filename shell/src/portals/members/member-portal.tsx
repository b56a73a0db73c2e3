import { useState } from 'react';
import { siteQuery } from '@narthex/shared-auth';
import { Tabs } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { JoinForm, useJoin } from './join-form';
import { JoinedMessage } from './joined-message';
import { MemberSignIn, useMemberSignIn } from './member-sign-in';
import { PortalFrame } from '../frame/portal-frame';
import { SignedInNotice } from '../frame/signed-in-notice';
import { usePortalSession } from '../use-portal-session';

const JOIN = 'join';
const SIGN_IN = 'sign-in';

/** `/members` and `/members-portal`: sign in, or join. */
export default function MemberPortal() {
  const { data: site } = useQuery(siteQuery);
  const { present, continueTo, enter, leave } = usePortalSession('members');
  const [search, setSearch] = useSearchParams();
  const [hasJoined, setJoined] = useState(false);
  const invite = site?.whatsapp_invite;
  const name = site?.name || 'the church';

  function showTab(tab: string) {
    const next = new URLSearchParams(search);
    if (tab === JOIN) next.set('tab', JOIN);
    else next.delete('tab');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const signIn = useMemberSignIn(enter);
  const join = useJoin(() => {
    signIn.form.reset();
    setJoined(true);
    showTab(SIGN_IN);
    if (invite) window.open(invite, '_blank', 'noopener');
  });

  return (
    <PortalFrame
      title="Members"
      lead={`Your place at ${name}: sign in, or join us.`}
      words={site?.motto || 'Come in. There is room.'}
    >
      {present && continueTo ? (
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
                  {hasJoined ? <JoinedMessage invite={invite} /> : null}
                  <MemberSignIn controls={signIn} />
                </>
              ),
            },
            { id: JOIN, label: 'Join Us', content: <JoinForm controls={join} /> },
          ]}
        />
      )}
    </PortalFrame>
  );
}
