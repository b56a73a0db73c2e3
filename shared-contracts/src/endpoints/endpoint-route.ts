/** Names an HTTP method that endpoints use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Maps names of endpoints (`subject.verb`) to method and path; parameters are written as `:name`. */
export type EndpointPaths = Readonly<Record<string, `${Method} /${string}`>>;
