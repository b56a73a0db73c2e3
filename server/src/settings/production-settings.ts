interface ProductionEnvironment {
  readonly SEED?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly RATE_LIMITS: string;
}

/** A site may be tried with the settings of production on the machine of its visitor. */
const isLoopback = (origin: string) => /^(localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname);

/** Returns what must not be set like this on a real site, as a sentence that says what to do, or null. */
export function findProductionProblem(env: ProductionEnvironment): string | null {
  const { SEED: seed, PUBLIC_ORIGIN: origin, RATE_LIMITS: rateLimits } = env;
  if (seed === 'demo')
    return (
      'SEED=demo is refused when NODE_ENV=production: demo accounts must never exist on a live site. ' +
      'Leave SEED out, and set the site up with `npm run setup`.'
    );
  if (origin === undefined)
    return (
      'PUBLIC_ORIGIN is required when NODE_ENV=production: links, feeds and site maps name it. ' +
      'Set it to the URL of the site, such as https://church.example.org.'
    );
  if (origin.startsWith('http:') && !isLoopback(origin))
    return (
      `PUBLIC_ORIGIN=${origin} is refused when NODE_ENV=production: passwords and sessions would travel unprotected. ` +
      'Put a proxy with a TLS certificate before this server, and set the URL with https.'
    );
  return rateLimits === 'off' ? 'RATE_LIMITS=off is refused when NODE_ENV=production: leave it out.' : null;
}
