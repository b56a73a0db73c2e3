import type { Mount } from '@narthex/shared-contracts/descriptor';

/** Returns the texts of a mount that people read. */
export const listMountTexts = ({ title, nav, menus = [] }: Mount): string[] =>
  [title, nav, ...menus.map(({ label }) => label)].filter((text) => text !== undefined);
