/** Stands for the URL of each picture, font, sound and film that tests import. */
export default 'asset';
