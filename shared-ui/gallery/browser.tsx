import './layers.css';
import '../src/styles/reset.css';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/loading.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
