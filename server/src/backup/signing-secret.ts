/** Is the name of the site's secret that the key of its backups is made from. */
export const SIGNING_SECRET = 'backups';
