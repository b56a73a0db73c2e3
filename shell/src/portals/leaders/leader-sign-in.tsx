import { useEffect, useRef } from 'react';
import { leaderLogin } from '@narthex/shared-auth';
import { accessLabel, DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { leaderLoginSchema } from '@narthex/shared-contracts/schemas/auth';
import { Button } from '@narthex/shared-ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { DepartmentIcon } from './department-icon';
import { PortalForm } from '../form/portal-form';
import { SignInFields } from '../form/sign-in-fields';
import { usePortalForm } from '../form/use-portal-form';
import { SecondStep } from '../second-step/second-step';
import type { PortalSession } from '../use-portal-session';
import { ForgotPasswordLink } from '../password/forgot-password-link';
import styles from './department-picker.module.css';

const resolver = zodResolver(leaderLoginSchema);
const MESSAGES = {
  refused: 'Login failed. Please check your credentials and department access.',
  noResponse: 'Login failed. Please try again.',
};

export interface LeaderSignInProps {
  department: Department;
  onChange: () => void;
  enter: PortalSession['enter'];
  secondStep: PortalSession['secondStep'];
}

/** Renders the sign-in of one department with a link back to the others. */
export function LeaderSignIn({ department, onChange, enter, secondStep }: LeaderSignInProps) {
  const { label, scope } = DEPARTMENT_FACTS[department];
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => chosen.current?.focus(), []);
  const controls = usePortalForm({
    resolver,
    defaultValues: { email: '', password: '', department },
    messages: MESSAGES,
    onSend: (input) => enter((ask) => leaderLogin(input, ask)),
  });
  const { register } = controls.form;
  const departmentProblem = controls.getMessage('department');
  if (secondStep) return <SecondStep step={secondStep} />;

  return (
    <>
      <div ref={chosen} className={styles.chosen} role="group" aria-label="Your department" tabIndex={-1}>
        <span className={styles.icon}>
          <DepartmentIcon department={department} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          <span className={styles.description}>
            {accessLabel(department)}: {scope.charAt(0).toLowerCase() + scope.slice(1)}
          </span>
        </span>
        <Button variant="quiet" size="small" onClick={onChange}>
          Change
        </Button>
      </div>
      <PortalForm
        controls={controls}
        label={`Sign in for ${label}`}
        action="Sign in"
        busyAction="Signing in…"
      >
        {departmentProblem ? <p>{departmentProblem}</p> : null}
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
