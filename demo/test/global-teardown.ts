export { default } from '@narthex/server/test/global-teardown';
