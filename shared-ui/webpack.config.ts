import { defineGallery } from '../webpack.common';

export default defineGallery();
