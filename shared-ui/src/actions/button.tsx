import type { ComponentProps, ElementType } from 'react';
import { useApplicationNeed } from '../browser/use-application-need';
import { classNames } from '../styles/class-names';
import styles from './button.module.css';

/** Names the purpose of a button: one `primary` per screen, and `danger` for what deletes. */
export type ButtonVariant = 'primary' | 'gold' | 'quiet' | 'line' | 'danger' | 'ghost';
/** Names the size of a button: `small` in rows and toolbars, `large` in heroes. */
export type ButtonSize = 'small' | 'medium' | 'large';

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Returns the classes of a button for an element that this room doesn't know, such as the router's link or a label. */
export function buttonClassName({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], className);
}

/** Describes the props of a button: those of a native button, and its look. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** If true, the button stays focusable but ignores presses while its action runs. */
  isBusy?: boolean;
};

/**
 * Renders a button. Its default `type` is `button`, so it never submits a form by accident. A button with a handler
 * needs the application, and says so.
 */
export function Button({ variant, size, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  const need = useApplicationNeed(onClick && rest.type !== 'submit' ? 'only press' : undefined);
  return (
    <button
      type="button"
      {...need}
      {...rest}
      className={buttonClassName({ variant, size, className })}
      aria-disabled={isBusy || undefined}
      data-state={isBusy ? 'busy' : undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** Describes the props of the element `as`, and the look of a button. */
export type ButtonLinkProps<E extends ElementType> = ButtonLook & { as?: E } & Omit<
    ComponentProps<E>,
    keyof ButtonLook | 'as'
  >;

/**
 * Renders a link that looks like a button: `<ButtonLink href>`, or `<ButtonLink as={Link} to>` with the router's link.
 */
export function ButtonLink<E extends ElementType = 'a'>({
  as,
  variant,
  size,
  className,
  ...rest
}: ButtonLinkProps<E>) {
  const Component: ElementType = as ?? 'a';
  return <Component {...rest} className={buttonClassName({ variant, size, className })} />;
}
