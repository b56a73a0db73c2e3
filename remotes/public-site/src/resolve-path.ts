import { createContext, use } from 'react';

const ResolvePathContext = createContext<(pathname: string) => string>((pathname) => pathname);

/** Provides a function that resolves paths. It is a context because importing the page records would be a cycle. */
export const ResolvePathProvider = ResolvePathContext.Provider;

/** Returns a function that resolves any spelling of a page's path to the canonical one. */
export const useResolvePath = () => use(ResolvePathContext);
