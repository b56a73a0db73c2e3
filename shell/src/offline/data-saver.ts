interface Connection {
  readonly saveData?: boolean;
}

/** Returns true if the person wants to save data; the site then fetches nothing in advance. */
export function isDataSaverOn(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}
