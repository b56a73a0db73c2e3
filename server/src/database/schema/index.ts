/**
 * Each column that references another table has an index that begins with it, so that deleting a row reads no
 * whole table. Other indexes serve the lists and calls that their comments name. The time of a list is measured
 * with 20,000 rows (`npm run bench -- --only=lists`); an index that no list needs there slows every write.
 */

export * from './departments';
export * from './auth';
export * from './second-factors';
export * from './site';
export * from './events';
export * from './waiting-list';
export * from './leaders';
export * from './prayers';
export * from './notifications';
export * from './announcements';
export * from './homepage';
export * from './pages';
export * from './sermons';
export * from './ministries';
export * from './calendar';
export * from './visitor-forms';
export * from './media';
export * from './gallery';
export * from './remotes';
export * from './stored-files';
export * from './writes';
export * from './mail';
export * from './figures';
export * from './page-texts';
