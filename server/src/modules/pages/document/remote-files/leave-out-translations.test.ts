import { leaveOutTranslations } from './leave-out-translations';

const FOLDER = '/remotes/choir/1.0.0';

it('leaves an English page the hashes of its own files, and of what all languages share', () => {
  const own = [
    `${FOLDER}/remoteEntry.0a1b2c3d.js`,
    `${FOLDER}/home-page.0a1b2c3d.css`,
    `${FOLDER}/map.0a1b2c3d.svg`,
  ];
  const others = [`${FOLDER}/home-page.sw.0a1b2c3d.js`, `${FOLDER}/mf-manifest.sw.json`];
  const files = {
    container: 'choir',
    entry: `${FOLDER}/remoteEntry.0a1b2c3d.js`,
    ...{ js: [], css: [], lazyJs: [], lazyCss: [] },
    integrity: Object.fromEntries([...own, ...others].map((file) => [file, 'sha384-x'])),
  };
  expect(Object.keys(leaveOutTranslations(files).integrity)).toEqual(own);
});
