import { DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { Panel, readSchemeTokens, type ColorScheme } from '@narthex/shared-ui';
import styles from './theme-preview.module.css';

const SCHEMES = [
  { name: 'light', label: 'In daylight' },
  { name: 'dark', label: 'In the dark' },
] as const;

/** Returns the colours of a department, or those of the church if it has none. */
function readTheme(department: Department, scheme: ColorScheme) {
  const token = readSchemeTokens(scheme);
  const accent = token(`--color-${department}`);
  const [onAccent, tint, ink] = ['on', 'tint', 'ink'].map((part) => token(`--color-${department}-${part}`));
  const background = token('--color-surface');
  if (accent) return { background, accent, onAccent, tint, ink };
  return {
    background,
    accent: token('--color-brand'),
    onAccent: token('--color-on-brand'),
    tint: token('--color-info-tint'),
    ink: token('--color-info-ink'),
  };
}

/** Renders samples of the department's colours in the light and the dark scheme. */
export function ThemePreview({ department }: { department: Department }) {
  const { label } = DEPARTMENT_FACTS[department];
  return (
    <Panel title="Theme">
      <ul className={styles.schemes} role="list">
        {SCHEMES.map(({ name, label: scheme }) => {
          const { background, accent, onAccent, tint, ink } = readTheme(department, name);
          return (
            <li key={name}>
              <figure className={styles.scheme}>
                <div className={styles.sample} style={{ background }} aria-hidden="true">
                  <span className={styles.block} style={{ background: accent, color: onAccent }}>
                    {label}
                  </span>
                  <span className={styles.chip} style={{ background: tint, color: ink }}>
                    {label}
                  </span>
                </div>
                <figcaption>
                  {scheme}: <code>{accent}</code>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        Your dashboard and your pages have these colours. Each visitor’s device chooses between light and
        dark.
      </p>
    </Panel>
  );
}
