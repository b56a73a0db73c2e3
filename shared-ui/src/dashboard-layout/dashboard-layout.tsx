import { useState, useEffect, useEffectEvent } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Menu } from 'lucide-react';
import { Sheet } from '../dialog/sheet';
import { IconButton } from '../actions/icon-button';
import { Mark } from '../identity/mark';
import { RailInside } from './dashboard-rail';
import type { DashboardRailProps } from './dashboard-rail';
import styles from './dashboard-layout.module.css';

/** Closes the sheet when the window grows: hidden by CSS but still open, it would keep the page inert. */
function useClosingOnDesktop(isOpen: boolean, onClose: () => void) {
  const handleWide = useEffectEvent((isWide: boolean) => {
    if (isWide) onClose();
  });
  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return;
    const wide = window.matchMedia('(min-width: 1001px)');
    const handleChange = (event: MediaQueryListEvent) => handleWide(event.matches);
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [isOpen]);
}

/** Describes the props of a dashboard's frame. */
export type DashboardLayoutProps = {
  rail: DashboardRailProps;
  /** Names the department whose colour is used; other names have no effect. */
  department?: string;
  /** Holds the heading of the page. */
  title: ReactNode;
  /** Holds the links such as View site and Sign out: in the header, or at the end of the menu on a phone. */
  actions?: ReactNode;
  /** Holds the avatar of the person, always in the header. */
  person?: ReactNode;
  children: ReactNode;
};

/** Renders the frame of a dashboard with the `main` of its page: sections at the left, heading and actions above. */
export function DashboardLayout({
  rail,
  department,
  title,
  actions,
  person,
  children,
}: DashboardLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useClosingOnDesktop(isMenuOpen, closeMenu);

  function handleMenuClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, button')) closeMenu();
  }

  return (
    <div className={styles.layout} data-department={department}>
      <aside className={styles.rail} aria-label="Dashboard">
        <RailInside {...rail} />
      </aside>
      <main className={styles.page}>
        <header className={styles.top}>
          <IconButton
            className={styles.menu}
            variant="outlined"
            label="Menu"
            icon={<Menu size={22} aria-hidden="true" />}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          />
          <h1 tabIndex={-1}>{title}</h1>
          <div className={styles.who}>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {person}
          </div>
        </header>
        <div className={styles.content}>{children}</div>
      </main>
      <Sheet
        isOpen={isMenuOpen}
        onClose={closeMenu}
        label={`${rail.place.title} menu`}
        head={<Mark siteName={rail.siteName} size="small" />}
      >
        <div className={styles.inSheet} onClick={handleMenuClick}>
          <RailInside {...rail} hasMark={false} />
          {actions ? <div className={styles.sheetActions}>{actions}</div> : null}
        </div>
      </Sheet>
    </div>
  );
}
