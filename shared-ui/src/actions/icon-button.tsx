import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import styles from './icon-button.module.css';

/** Everything a native button takes; the label is required because the picture says nothing. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does and to what: "Delete Choir retreat". */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'danger';
};

/** A square button that shows only a picture and says its label to screen readers and on hover. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}

/** Everything the element `as` takes, with the look of an icon button. */
export type IconLinkProps<E extends ElementType> = Pick<IconButtonProps, 'label' | 'icon' | 'variant'> & {
  as?: E;
} & Omit<ComponentProps<E>, 'as' | 'label' | 'icon' | 'variant' | 'children'>;

/** A link that looks like an icon button: `<IconLink as={Link} to label icon>`. */
export function IconLink<E extends ElementType = 'a'>({
  as,
  label,
  icon,
  variant = 'plain',
  className,
  ...rest
}: IconLinkProps<E>) {
  const Component: ElementType = as ?? 'a';
  return (
    <Component
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {icon}
    </Component>
  );
}
