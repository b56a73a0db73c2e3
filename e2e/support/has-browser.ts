import { findBrowser } from './find-browser';

process.exitCode = findBrowser() ? 0 : 1;
