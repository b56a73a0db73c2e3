import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from './disclosure';
import type { NavLink, NavMenu } from '../nav-items';
import { useCurrentPath } from './use-current-path';
import type { MenuState } from './use-open-menu';
import styles from './site-header.module.css';

interface MenuBarProps {
  menus: readonly NavMenu[];
  /** Pages that stand beside the menus. */
  links: readonly NavLink[];
  menu: MenuState;
}

/** The bar's menus and pages, side by side. */
export function MenuBar({ menus, links: pages, menu }: MenuBarProps) {
  const current = useCurrentPath();
  return (
    <nav className={styles.menus} aria-label="Main" onKeyDown={moveAcross}>
      {menus.map(({ id, label, labelRest, links }) => (
        <Disclosure
          key={id}
          id={id}
          menu={menu}
          isCurrent={links.some(({ to }) => current(to))}
          label={label}
          name={labelRest && label + labelRest}
        >
          {links.map(({ label: text, to }) => (
            <Link key={to} to={to} aria-current={current(to)} onClick={() => menu.setOpen(null)}>
              {text}
            </Link>
          ))}
        </Disclosure>
      ))}
      {pages.map(({ label, to }) => (
        <div key={to}>
          <Link className={styles.page} to={to} aria-current={current(to)} data-menu-button="">
            {label}
          </Link>
        </div>
      ))}
    </nav>
  );
}

function moveAcross(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-button]')];
  const at = buttons.findIndex((button) => button.parentElement?.contains(document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
