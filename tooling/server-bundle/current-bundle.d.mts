export const BUNDLE: string;
export const SOURCES: string;
export function changedAt(file: string): number;
export function isBundleCurrent(): boolean;
export function bundledProgram(source: string): string[];
