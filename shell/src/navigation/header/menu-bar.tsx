import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from './disclosure';
import type { NavLink, NavMenu } from '../nav-items';
import { useCurrentPath } from './use-current-path';
import type { MenuState } from './use-open-menu';
import styles from './site-header.module.css';

interface MenuBarProps {
  /** Lists the pages before the menus. */
  first: readonly NavLink[];
  menus: readonly NavMenu[];
  /** Lists the pages beside the menus. */
  links: readonly NavLink[];
  menu: MenuState;
}

export function MenuBar({ first, menus, links, menu }: MenuBarProps) {
  const current = useCurrentPath();
  const showPage = ({ label, to }: NavLink) => (
    <div key={to}>
      <Link className={styles.page} to={to} aria-current={current(to)} data-menu-button="">
        {label}
      </Link>
    </div>
  );
  return (
    <nav className={styles.menus} aria-label="Main" onKeyDown={moveAcross}>
      {first.map(showPage)}
      {menus.map(({ id, label, labelRest, links: pages }) => (
        <Disclosure
          key={id}
          id={id}
          menu={menu}
          isCurrent={pages.some(({ to }) => current(to))}
          label={label}
          name={labelRest && label + labelRest}
        >
          {pages.map(({ label: text, to }) => (
            <Link key={to} to={to} aria-current={current(to)} onClick={() => menu.setOpen(null)}>
              {text}
            </Link>
          ))}
        </Disclosure>
      ))}
      {links.map(showPage)}
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
