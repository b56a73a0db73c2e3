import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@narthex/shared-auth/testing';
import { CONTENT_SUBJECTS } from '@narthex/shared-contracts';
import { ENDPOINT_PATHS } from '@narthex/shared-contracts/endpoint-paths';
import { PRIVATE_ROOTS, findQueryRoots, findSubjectRoots, getQueryRoot } from './query-roots';
import { useWrite } from './use-write';

const ROOT = path.join(__dirname, '../../../..');
const sources = [
  'shared-panels/src',
  'shared-auth/src',
  ...readdirSync(path.join(ROOT, 'remotes')).map((one) => `remotes/${one}/src`),
]
  .flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(ROOT, room, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('query-roots.ts'))
  .map((file) => readFileSync(file, 'utf8'));

/** First parts of all keys: written out, in the table of the public site, and the names of what the kit lists. */
const OF_THE_KIT = /: (?:List|Resource)Definition<|<SingleObjectPanel/;
const used = new Set(
  sources.flatMap((source) =>
    [
      ...source.matchAll(/(?:queryKey: |_KEY = |=> |\w: )\['([\w-]+)'/g),
      ...source.matchAll(/ofManagedType\((?:'\w+', )?'([\w-]+)'\)/g),
      ...(OF_THE_KIT.test(source) ? source.matchAll(/^ +name(?:: |=\{?)["'`]([a-z-]+)["':]/gm) : []),
    ].map(([, root = '']) => root),
  ),
);

it.each(['event', 'announcement', 'sermon', 'prayer', 'pages'])('knows no query of the name %s', (root) => {
  expect(used).not.toContain(root);
});

it.each(CONTENT_SUBJECTS)('knows which queries show %s, all of which there are', (subject) => {
  expect(findSubjectRoots(subject).length).toBeGreaterThan(0);
  expect(findSubjectRoots(subject).filter((root) => !used.has(root))).toEqual([]);
});

it('names queries of endpoints only that there are', () => {
  const groups = new Set(Object.keys(ENDPOINT_PATHS).map((name) => name.split('.')[0]));
  for (const [group, roots] of Object.entries(PRIVATE_ROOTS)) {
    expect(groups).toContain(group);
    expect(roots.filter((root) => !used.has(root))).toEqual([]);
  }
});

it('misses no query of the public site, except those that no editor changes', () => {
  const table = readFileSync(path.join(ROOT, 'remotes/public-site/src/query-keys.ts'), 'utf8');
  const known = new Set(CONTENT_SUBJECTS.flatMap(findSubjectRoots));
  const roots = [...table.matchAll(/\['([\w-]+)'/g)].map(([, root = '']) => root);
  expect(roots.length).toBeGreaterThan(20);
  expect(roots.filter((root) => !known.has(root))).toEqual([]);
});

it.each([
  ['prayers.approve', 'prayer-requests'],
  ['about.deleteSection', 'about-content'],
  ['songs.create', 'songs'],
  ['projects.update', 'homepage'],
  ['services.update', 'worship-services'],
  ['pageContent.save', 'page-content'],
  ['users.updateRole', 'members'],
  ['grants.update', 'releases'],
])('%s has %s loaded again', (endpoint, root) => {
  expect(findQueryRoots(endpoint)).toContain(root);
});

it('has nothing loaded again for what it does not know', () => {
  expect([...findQueryRoots('unknown.update')]).toEqual([]);
});

it('reads the kind of a name that says which one it is', () => {
  expect(getQueryRoot(['page-content:music/church_choir', 'managed'])).toBe('page-content');
  expect(getQueryRoot(['slides', 'managed'])).toBe('slides');
});

describe('a write', () => {
  function Wall({ shown }: { shown: () => string }) {
    const query = { staleTime: Infinity, queryFn: () => Promise.resolve(shown()) };
    const wall = useQuery({ ...query, queryKey: ['prayer-requests', 'wall', 1] });
    const slides = useQuery({ ...query, queryKey: ['homepage'] });
    const write = useWrite();
    return (
      <>
        <p>Wall: {wall.data}</p>
        <p>Home page: {slides.data}</p>
        <button onClick={() => void write(2)('prayers.approve', { id: 1 }).catch(() => undefined)}>
          Approve
        </button>
        <button
          onClick={() => void write(undefined)('proposals.approve', { id: 1 }, { causes: 'slides.update' })}
        >
          Approve the slide
        </button>
      </>
    );
  }

  function show(status = 200) {
    let shown = 'before';
    const change = () => {
      shown = 'after';
      return { status, body: { success: status === 200, message: 'x', code: 'x' } };
    };
    const app = renderApp(<Wall shown={() => shown} />, {
      role: 'admin',
      calls: { 'PUT /v1/admin/prayers/1/approve': change, 'PUT /v1/admin/content/1/approve': change },
    });
    return { user: userEvent.setup(), ...app };
  }

  it('shows on public pages without a reload, and leaves alone what it does not change', async () => {
    const { user, requests } = show();
    await screen.findByText('Wall: before');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Wall: after')).toBeInTheDocument();
    expect(screen.getByText('Home page: before')).toBeInTheDocument();
    expect(requests[0]?.headers['If-Match']).toBe('"2"');
  });

  it('that carries out a proposal shows what was proposed', async () => {
    const { user, requests } = show();
    await screen.findByText('Home page: before');
    await user.click(screen.getByRole('button', { name: 'Approve the slide' }));
    expect(await screen.findByText('Home page: after')).toBeInTheDocument();
    expect(screen.getByText('Wall: before')).toBeInTheDocument();
    expect(requests[0]?.headers).not.toHaveProperty('If-Match');
  });

  it.each([404, 409])('that meets something else than was seen (%i) shows what there is', async (status) => {
    const { user } = show(status);
    await screen.findByText('Wall: before');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Wall: after')).toBeInTheDocument();
  });
});
