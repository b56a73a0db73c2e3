import { createContext, use } from 'react';

const ResolvePathContext = createContext<(pathname: string) => string>((pathname) => pathname);

/** Gives the components below it the way to resolve a path, which only the page records know. */
export const ResolvePathProvider = ResolvePathContext.Provider;

/** Resolves whatever shape of a page's path an editor wrote to the path it is written in. */
export const useResolvePath = () => use(ResolvePathContext);
