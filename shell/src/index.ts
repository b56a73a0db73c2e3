import './federation/sharing/share-federation-runtime';
import './browser';
