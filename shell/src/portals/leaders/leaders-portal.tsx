import { useState } from 'react';
import { isDepartment, paths, type Department } from '@narthex/shared-contracts';
import { ErrorBanner } from '@narthex/shared-ui';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { DepartmentPicker } from './department-picker';
import { LeaderSignIn } from './leader-sign-in';
import { PortalFrame } from '../frame/portal-frame';
import { SignedInNotice } from '../frame/signed-in-notice';
import { usePortalSession } from '../use-portal-session';
import styles from './department-picker.module.css';
import frame from '../frame/portal-frame.module.css';

const TITLE = 'Leadership portal';

/** Renders `/leaders`: the choice of a department, then its sign-in. */
export default function LeadersPortal() {
  const { present, continueTo, enter, secondStep, leave } = usePortalSession('leaders');
  const [search, setSearch] = useSearchParams();
  const [previous, setPrevious] = useState<Department | null>(null);
  const asked = search.get('department');
  const department = isDepartment(asked) ? asked : null;

  function choose(next: Department | null) {
    const params = new URLSearchParams(search);
    if (next) params.set('department', next);
    else params.delete('department');
    setPrevious(department);
    setSearch(params, { preventScrollReset: true });
  }

  if (present && continueTo) {
    return (
      <PortalFrame title={TITLE} lead="Department leaders sign in here." quote="Leaders serve first.">
        <SignedInNotice session={present} continueTo={continueTo} onSignOut={leave} />
      </PortalFrame>
    );
  }
  if (department) {
    return (
      <PortalFrame
        title={TITLE}
        lead="Sign in to look after what is your department's."
        quote="Leaders serve first."
        department={department}
      >
        <LeaderSignIn
          key={department}
          department={department}
          enter={enter}
          secondStep={secondStep}
          onChange={() => choose(null)}
        />
        <LogNotice />
      </PortalFrame>
    );
  }
  return (
    <div>
      <div className={styles.band} data-surface="night">
        <div className={styles.inside}>
          <Link className={styles.back} to={paths.home.to()}>
            <ArrowLeft size={18} aria-hidden="true" />
            Back to home
          </Link>
          <h1 tabIndex={-1}>{TITLE}</h1>
          <p className={styles.lead}>Which department do you lead? Choose it, then sign in.</p>
          {asked ? (
            <div className={styles.problem}>
              <ErrorBanner>Please select your department first</ErrorBanner>
            </div>
          ) : null}
        </div>
      </div>
      <div className={styles.choice}>
        <DepartmentPicker onChoose={choose} previous={previous} />
        <LogNotice />
      </div>
    </div>
  );
}

function LogNotice() {
  return (
    <p className={frame.notice}>
      <ShieldCheck size={20} aria-hidden="true" />
      <span>For authorised personnel only. All activity is logged.</span>
    </p>
  );
}
