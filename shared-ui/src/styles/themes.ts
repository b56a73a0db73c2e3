/** The colours of a theme in one scheme, as the tokens have them. */
export type ThemeColors = { accent: string; onAccent: string; tint: string; ink: string };
export type Theme = { light: ThemeColors; dark: ThemeColors };

/**
 * The colours of `tokens.css` as values, for a preview of the scheme that the device doesn't show: CSS can only ask the
 * device. A test compares them.
 */
export const THEME_GROUNDS = { light: '#ffffff', dark: '#171e2b' } as const;
export const DEFAULT_THEME: Theme = {
  light: { accent: '#1f4068', onAccent: '#ffffff', tint: '#e8f0f7', ink: '#1f4068' },
  dark: { accent: '#8fb4e3', onAccent: '#0e1624', tint: '#1d3149', ink: '#b9d2f2' },
};
/** By department; others have the default. */
export const DEPARTMENT_THEMES: Readonly<Record<string, Theme>> = {
  youth: {
    light: { accent: '#b4531a', onAccent: '#ffffff', tint: '#fbebdd', ink: '#8e3f12' },
    dark: { accent: '#f0a06a', onAccent: '#24120a', tint: '#3b2618', ink: '#f5b88e' },
  },
  music: {
    light: { accent: '#6a3fa0', onAccent: '#ffffff', tint: '#f1eaf9', ink: '#5a338c' },
    dark: { accent: '#b79ae6', onAccent: '#171022', tint: '#2d2541', ink: '#cdb8f0' },
  },
  health: {
    light: { accent: '#2e6b49', onAccent: '#ffffff', tint: '#e2f0e7', ink: '#22573a' },
    dark: { accent: '#7cc79b', onAccent: '#0b1a12', tint: '#1a3326', ink: '#9adbb5' },
  },
  education: {
    light: { accent: '#1f5f9e', onAccent: '#ffffff', tint: '#e5eff9', ink: '#184c80' },
    dark: { accent: '#8fbbea', onAccent: '#0e1624', tint: '#1c304a', ink: '#b3d2f3' },
  },
  prayer: {
    light: { accent: '#97355f', onAccent: '#ffffff', tint: '#f9e8ef', ink: '#7f2a4e' },
    dark: { accent: '#e593b4', onAccent: '#260e19', tint: '#3d2331', ink: '#efb3ca' },
  },
};
