// This import must be the first, so that the policies exist before any other code runs.
import './federation/integrity/install-trusted-types';
import './federation/sharing/share-federation-runtime';
import './browser';
