/** Means that a backup, restore or move was not done. The message is a sentence for the operator. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Means that the settings name a place without a site. */
export class NoSiteError extends BackupError {}
