import type { ComponentProps, ElementType, ReactNode } from 'react';
import { useApplicationNeed } from '../browser/use-application-need';
import { classNames } from '../styles/class-names';
import styles from './icon-button.module.css';

/**
 * Describes the props of an icon button: those of a native button. The label is required, since an icon has no text.
 */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Holds the action and its object, such as "Delete Choir retreat". */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'danger';
};

/** Renders a square button with an icon. Screen readers and the tooltip get its label. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  const need = useApplicationNeed(rest.onClick ? 'only press' : undefined);
  return (
    <button
      type="button"
      {...need}
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}

/** Describes the props of the element `as`, and the look of an icon button. */
export type IconLinkProps<E extends ElementType> = Pick<IconButtonProps, 'label' | 'icon' | 'variant'> & {
  as?: E;
} & Omit<ComponentProps<E>, 'as' | 'label' | 'icon' | 'variant' | 'children'>;

/** Renders a link that looks like an icon button: `<IconLink as={Link} to label icon>`. */
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
