/** These parts of `BrowserRouter` aren't shared with remotes: the shell alone follows the address bar. */
export { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
export type { Location } from 'react-router';
