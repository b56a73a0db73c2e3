import { paths } from '@narthex/shared-contracts';
import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import { KILOBYTE, kilobytes } from '../report/units';
import type { LibraryFiles } from './built-files';
import type { RouteVisit } from './visit-route';

/** Contains the measurements of a page that are judged. */
export type JudgedRoute = Pick<
  RouteVisit,
  'path' | 'firstPaint' | 'scriptsArrived' | 'layoutShift' | 'files' | 'hasSlider' | 'sliderPictures'
> & { readonly bytes: Pick<RouteVisit['bytes'], 'JS' | 'CSS' | 'fonts'> };

export const waitsForScripts = ({ firstPaint, scriptsArrived }: JudgedRoute) => firstPaint > scriptsArrived;

const holds = (route: JudgedRoute, library: ReadonlySet<string>) =>
  route.files.some((file) => library.has(file));

function most(routes: readonly JudgedRoute[], of: (route: JudgedRoute) => number) {
  return routes
    .map((route) => ({ path: route.path, value: of(route) }))
    .reduce((worst, next) => (next.value > worst.value ? next : worst), { path: '-', value: 0 });
}

function judgeSliderPictures(home: JudgedRoute | undefined): Judgement {
  const pictures = home?.sliderPictures ?? [];
  const largest = Math.max(0, ...pictures.map(({ bytes }) => bytes));
  return {
    sentence: `Each slider picture of the home page at most ${LIMIT.sliderPictureKilobytes} KB`,
    value: pictures.length > 0 ? `largest of ${pictures.length} ${kilobytes(largest)}` : 'there was none',
    isMet: pictures.length > 0 && largest <= LIMIT.sliderPictureKilobytes * KILOBYTE,
  };
}

type Weight = keyof JudgedRoute['bytes'];

/** Judges the page that loads the most of a kind. */
function judgeWeight(
  routes: readonly JudgedRoute[],
  kind: Weight,
  limit: number,
  sentence: string,
): Judgement {
  const { path, value } = most(routes, ({ bytes }) => bytes[kind]);
  return { sentence, value: `most ${kilobytes(value)} (${path})`, isMet: value <= limit * KILOBYTE };
}

/** Judges the budgets of every public page. */
export function judgeRoutes(routes: readonly JudgedRoute[], libraries: LibraryFiles): Judgement[] {
  const listPaths = (broken: (route: JudgedRoute) => boolean) =>
    routes.filter(broken).map(({ path }) => path);
  const shift = most(routes, ({ layoutShift }) => layoutShift);
  return [
    judgeNone('No page waits for its scripts before it paints', listPaths(waitsForScripts)),
    judgeNone(
      'No page without a slider loads the slider library',
      listPaths((route) => !route.hasSlider && holds(route, libraries.slider)),
    ),
    judgeNone(
      'No page loads the toasts before one shows',
      listPaths((route) => holds(route, libraries.toasts)),
    ),
    judgeWeight(
      routes,
      'JS',
      LIMIT.scriptKilobytes,
      `JS of every page that nobody touches at most ${LIMIT.scriptKilobytes} KB brotli`,
    ),
    judgeWeight(
      routes,
      'CSS',
      LIMIT.pageStyleKilobytes,
      `All styles of every page at most ${LIMIT.pageStyleKilobytes} KB brotli`,
    ),
    judgeWeight(
      routes,
      'fonts',
      LIMIT.pageFontKilobytes,
      `The fonts of every page at most ${LIMIT.pageFontKilobytes} KB`,
    ),
    {
      sentence: `CLS of every page below ${LIMIT.layoutShift}`,
      value: `most ${shift.value.toFixed(4)} (${shift.path})`,
      isMet: shift.value < LIMIT.layoutShift,
    },
    judgeSliderPictures(routes.find(({ path }) => path === paths.home.pattern)),
  ];
}
