interface Connection {
  readonly saveData?: boolean;
}

/** Whether the person asked for few bytes: nothing is fetched then that isn't needed now. */
export function isDataSaverOn(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}
