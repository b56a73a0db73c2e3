import './federation/lend-runtime';
import './browser';
