// The order statement comes first: the layers then stand, whatever is loaded when.
import './layers.css';
import '@narthex/shared-ui/reset.css';
import '@narthex/shared-ui/tokens.css';
import '@narthex/shared-ui/fonts.css';
import './global.css';
