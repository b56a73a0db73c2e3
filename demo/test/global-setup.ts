export { default } from '@narthex/server/test/global-setup';
