import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../styles/class-names';
import styles from './button.module.css';

/** What a button is for: one `primary` per screen, `danger` for what destroys. */
export type ButtonVariant = 'primary' | 'gold' | 'quiet' | 'line' | 'danger' | 'ghost';
/** `small` in rows and toolbars, `large` in heroes. */
export type ButtonSize = 'small' | 'medium' | 'large';

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** The classes of a button, for an element that this room doesn't know (the router's link, a label). */
export function buttonClassName({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], className);
}

/** Everything a native button takes, and how it looks. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps the button focusable, but deaf, while its work runs. */
  isBusy?: boolean;
};

/** A button. `type` is `button` unless said otherwise, so it never submits a form by accident. */
export function Button({ variant, size, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
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

/** Everything the element `as` takes, and how it looks. */
export type ButtonLinkProps<E extends ElementType> = ButtonLook & { as?: E } & Omit<
    ComponentProps<E>,
    keyof ButtonLook | 'as'
  >;

/** A link that looks like a button: `<ButtonLink href>`, or `<ButtonLink as={Link} to>` with the router's. */
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
