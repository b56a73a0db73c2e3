import { DEPARTMENT_FACTS, type Department } from '@narthex/shared-contracts';
import { DEFAULT_THEME, DEPARTMENT_THEMES, Panel, THEME_GROUNDS } from '@narthex/shared-ui';
import styles from './theme-preview.module.css';

const SCHEMES = [
  { name: 'light', label: 'In daylight' },
  { name: 'dark', label: 'In the dark' },
] as const;

/** The department's colours, as they look on devices set to light and to dark. */
export function ThemePreview({ department }: { department: Department }) {
  const theme = DEPARTMENT_THEMES[department] ?? DEFAULT_THEME;
  const { label } = DEPARTMENT_FACTS[department];
  return (
    <Panel title="Theme">
      <ul className={styles.schemes} role="list">
        {SCHEMES.map(({ name, label: scheme }) => {
          const { accent, onAccent, tint, ink } = theme[name];
          return (
            <li key={name}>
              <figure className={styles.scheme}>
                <div className={styles.sample} style={{ background: THEME_GROUNDS[name] }} aria-hidden="true">
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
