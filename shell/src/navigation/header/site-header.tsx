import { paths } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { ButtonLink, Mark } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '@narthex/shared-auth';
import { useShell } from '../../app/shell-context';
import { AccountMenu, accountLabel } from './account-menu';
import { MenuBar } from './menu-bar';
import { MobileMenu } from './mobile-menu';
import { GIVE_LINK, buildBarLinks, buildFirstLinks, buildMenus, type NavLink } from '../nav-items';
import { useIsHydrated } from '@narthex/shared-ui';
import { LanguageSwitch } from '../language-switch';
import { useOpenMenu } from './use-open-menu';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  site: Site;
  /** Lists the mounts that the signed-in person may enter. */
  entries?: readonly NavLink[];
}

/**
 * Renders the bar at the top of every public page. It is sticky, so its parent must be as tall as the page.
 */
export function SiteHeader({ site, entries = [] }: SiteHeaderProps) {
  const { registry } = useShell();
  const menu = useOpenMenu();
  const isHydrated = useIsHydrated();
  const user = useCurrentUser();
  const pages = {
    first: buildFirstLinks(registry),
    menus: buildMenus(registry),
    links: buildBarLinks(registry),
  };
  const [start] = pages.first;
  return (
    <header
      className={styles.bar}
      ref={menu.root}
      data-live={isHydrated}
      data-account-label={accountLabel('{name}')}
    >
      <div className={styles.inside}>
        <Link className={styles.home} to={paths.home.to()}>
          <Mark
            siteName={site.name}
            tagline={site.tagline && <span lang={textLanguage(site, 'tagline')}>{site.tagline}</span>}
          />
        </Link>
        <MenuBar {...pages} menu={menu} />
        <div className={styles.actions}>
          <Link className={styles.search} to={paths.search.to()} aria-label="Search">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M13 13l6 6M8 1a7 7 0 100 14A7 7 0 008 1z"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </Link>
          <LanguageSwitch languages={site.languages} className={styles.language} isShort />
          <ButtonLink as={Link} variant="quiet" className={styles.give} to={GIVE_LINK.to}>
            {GIVE_LINK.label}
          </ButtonLink>
          {start && !user ? (
            <ButtonLink as={Link} className={styles.start} to={start.to}>
              {start.label}
            </ButtonLink>
          ) : null}
          <div className={start && !user ? styles.signIn : undefined}>
            <AccountMenu entries={entries} menu={menu} />
          </div>
        </div>
        <MobileMenu site={site} {...pages} />
      </div>
    </header>
  );
}
