// First: from then on nothing becomes code unseen.
import './federation/integrity/install-trusted-types';
import './federation/sharing/share-federation-runtime';
import './browser';
