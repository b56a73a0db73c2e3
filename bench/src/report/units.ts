export const KILOBYTE = 1000;

export const kilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;
export const milliseconds = (time: number) => `${Math.round(time)} ms`;
