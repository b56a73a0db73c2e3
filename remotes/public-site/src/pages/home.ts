import { lazyPage } from '../lazy-page';

export const HomePage = lazyPage(() => import(/* webpackChunkName: "home-page" */ './home/home-page'));
