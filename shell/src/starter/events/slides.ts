import { SLIDE_LINK_ATTRIBUTE, SLIDES_ATTRIBUTE } from '@narthex/shared-ui/slide-attributes';
import { isForNewTab } from './held-events';

const LINKS = `[${SLIDE_LINK_ATTRIBUTE}]`;
const SLIDES = `[${SLIDES_ATTRIBUTE}]`;

/** Scrolls to the slide that a link names. By itself, the browser would scroll the page as well. */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
  const slide = link && document.getElementById(link.hash.slice(1));
  const slides = slide?.closest(SLIDES);
  if (!slide || !slides || isForNewTab(event)) return;
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  slides.scrollTo({ left: slide.offsetLeft, behavior: isStill ? 'auto' : 'smooth' });
}

/** Marks the link to the slide that is shown, and lets the browser load the pictures of the others. */
function handleScroll({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(SLIDES)) return;
  document.documentElement.dataset['slidesUsed'] = '';
  const shown = Math.round(target.scrollLeft / (target.clientWidth || 1));
  target.parentElement?.querySelectorAll(LINKS).forEach((link, index) => {
    if (index === shown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
}

/** Lets links lead to slides until the application runs them. */
export function watchSlides(): void {
  window.addEventListener('click', handleClick, { capture: true });
  // It doesn't bubble, but it passes the window on its way down.
  window.addEventListener('scroll', handleScroll, { capture: true, passive: true });
}
