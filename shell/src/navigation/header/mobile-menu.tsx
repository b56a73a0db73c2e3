import { useCurrentUser } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { ArchMark, ButtonLink, PopoverSheet, opensSheet } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../language-switch';
import { LowDataSwitch } from '../low-data-switch';
import { GIVE_LINK, SIGN_IN_LINKS, type NavLink, type NavMenu } from '../nav-items';
import { useCurrentPath } from './use-current-path';
import bar from './site-header.module.css';
import styles from './mobile-menu.module.css';

const SIGN_IN_MENU: NavMenu = { id: 'sign-in', label: 'Sign in', links: SIGN_IN_LINKS };

interface MenusProps {
  menus: readonly NavMenu[];
  /** Lists the pages above the search. */
  first: readonly NavLink[];
  /** Lists the pages above the menus. */
  links: readonly NavLink[];
}

const MENU_ID = 'site-menu';

/** Closes the menu when a link leads on within this document. */
function closeMenu(): void {
  document.querySelector<HTMLElement>(`#${MENU_ID} [popovertarget]`)?.click();
  // Without popovers, the menu is open while the URL names it.
  if (window.location.hash === `#${MENU_ID}`) window.location.replace('#');
}

/** Shows the menus as a sheet on phones, which the browser opens without any script. */
export function MobileMenu({ site, ...pages }: MenusProps & { site: Site }) {
  return (
    <>
      <button
        type="button"
        className={bar.menuButton}
        aria-label="Menu"
        aria-haspopup="dialog"
        {...opensSheet(MENU_ID)}
      >
        <MenuIcon />
      </button>
      <a className={bar.menuButton} href={`#${MENU_ID}`} aria-label="Menu">
        <MenuIcon />
      </a>
      <PopoverSheet id={MENU_ID} label="Menu" side="right" head={<Head siteName={site.name} />}>
        <MenuList {...pages} languages={site.languages} onNavigate={closeMenu} />
      </PopoverSheet>
    </>
  );
}

function MenuIcon() {
  return (
    <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
      <path d="M0 1h22M0 8h22M0 15h22" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Head({ siteName }: { siteName: string }) {
  return (
    <span className={styles.head}>
      <ArchMark size={28} />
      {siteName}
    </span>
  );
}

interface MenuListProps extends MenusProps {
  languages: Site['languages'];
  onNavigate: () => void;
}

function MenuList({ first, menus, links, languages, onNavigate }: MenuListProps) {
  const current = useCurrentPath();
  const user = useCurrentUser();
  const showPage = ({ label, to }: NavLink) => (
    <Link key={to} className={styles.page} to={to} aria-current={current(to)} onClick={onNavigate}>
      {label}
    </Link>
  );
  const folded = user ? menus : [...menus, SIGN_IN_MENU];
  return (
    <>
      <nav className={styles.menus} aria-label="Main">
        {first.map(showPage)}
        <Link className={styles.page} to={paths.search.to()} onClick={onNavigate}>
          Search
        </Link>
        {links.map(showPage)}
        {folded.map(({ id, label, labelRest = '', links: pages }) => (
          <details key={id} name="menu" open={pages.some(({ to }) => current(to))}>
            <summary>
              {label + labelRest}
              <span className={styles.cross} aria-hidden="true" />
            </summary>
            {pages.map(({ label: text, to }) => (
              <Link key={to} to={to} aria-current={current(to)} onClick={onNavigate}>
                {text}
              </Link>
            ))}
          </details>
        ))}
        <LanguageSwitch className={styles.page} languages={languages} />
        <LowDataSwitch className={styles.page} />
      </nav>
      <div className={styles.actions}>
        <ButtonLink as={Link} variant="gold" to={GIVE_LINK.to} onClick={onNavigate}>
          {GIVE_LINK.label}
        </ButtonLink>
      </div>
    </>
  );
}
