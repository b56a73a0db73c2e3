import type { Mount } from '@narthex/shared-contracts/descriptor';

/** What the registry says of a mount to people. */
export const listMountTexts = ({ title, nav, menus = [] }: Mount): string[] =>
  [title, nav, ...menus.map(({ label }) => label)].filter((text) => text !== undefined);
