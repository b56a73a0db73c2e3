/** Only the server needs the router of a single request, so browsers don't load it. */
export { StaticRouter } from 'react-router';
