import { judgeNone, type Judgement } from '../../report/judgement';
import type { Navigation } from './navigate';
import { fileName, isCode } from '../visit-route';

/** What a page fetches by itself on a first visit: names of scripts and stylesheets by path. */
export type OwnFiles = ReadonlyMap<string, ReadonlySet<string>>;

type Request = Navigation['fetched'][number];

/** The shell's own late parts come when they are first needed, the client of the API with the first call. */
const isOfShell = ({ url }: Request) => new URL(url).pathname.startsWith('/shell/');

/** Whether going from page to page fetches nothing but the next page. */
export function judgeNavigations(navigations: readonly Navigation[], own: OwnFiles): Judgement[] {
  const fetchedBy = (isWrong: (request: Request, navigation: Navigation) => boolean) =>
    navigations.flatMap((navigation) =>
      navigation.fetched
        .filter((request) => isWrong(request, navigation))
        .map((request) => `${new URL(request.url).pathname} (on the way to ${navigation.to})`),
    );
  return [
    judgeNone(
      'No way inside of the site fetches a document',
      fetchedBy(({ kind }) => kind === 'HTML'),
    ),
    judgeNone(
      'No way inside of the site fetches a file again, of the shell or of a page',
      fetchedBy(({ url, kind }, { known }) => kind !== 'data' && known.has(url)),
    ),
    judgeNone(
      'No way inside of the site fetches code of another page',
      fetchedBy(
        (request, { to }) => isCode(request) && !isOfShell(request) && !own.get(to)?.has(fileName(request)),
      ),
    ),
  ];
}
