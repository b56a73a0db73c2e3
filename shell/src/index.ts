import './federation/share-federation-runtime';
import './browser';
