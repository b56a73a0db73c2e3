import { judgeNone, type Judgement } from '../../report/judgement';
import type { Navigation } from './navigate';
import { fileName, isCode } from '../visit-route';

/** Maps paths of pages to the names of scripts and stylesheets that a first visit loads. */
export type OwnFiles = ReadonlyMap<string, ReadonlySet<string>>;

type Request = Navigation['fetched'][number];

/** Parts of the shell load on demand, such as the API client with the first request. */
const isOfShell = ({ url }: Request) => new URL(url).pathname.startsWith('/shell/');

/** Judges that a navigation loads nothing but the next page. */
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
