/** The router of a single request: for the server alone, so browsers don't load it. */
export { StaticRouter } from 'react-router';
