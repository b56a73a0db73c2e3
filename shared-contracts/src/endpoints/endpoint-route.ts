/** The HTTP methods that endpoints use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Name (`subject.verb`) -> method and path of endpoints; parameters as `:name`. */
export type EndpointPaths = Readonly<Record<string, `${Method} /${string}`>>;
