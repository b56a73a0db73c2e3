// The order statement must come first, because the first declaration of the layers decides their order.
import './layers.css';
import '@narthex/shared-ui/reset.css';
import '@narthex/shared-ui/tokens.css';
import '@narthex/shared-ui/fonts.css';
import '@narthex/shared-ui/loading.css';
import './global.css';
