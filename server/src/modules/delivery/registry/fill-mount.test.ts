import { mountSchema } from '@narthex/shared-contracts';
import { fillMount } from './fill-mount';

const mount = mountSchema.parse({
  path: '/About{product}',
  guard: 'public',
  title: 'About {church}',
  menus: [{ group: 'about', label: 'The house of {church}', order: 10 }],
  sitemap: { content: 'about/about_{slug}' },
});

it('says the site’s own names', () => {
  expect(fillMount(mount, { name: 'Nuru $& Co', product: 'Nuru', slug: 'nuru' })).toEqual({
    path: '/AboutNuru',
    guard: 'public',
    title: 'About Nuru $& Co',
    menus: [{ group: 'about', label: 'The house of Nuru $& Co', order: 10 }],
    sitemap: { content: 'about/about_nuru' },
  });
});

it('leaves alone what a mount doesn’t have, and labels that are its title', () => {
  const bare = mountSchema.parse({
    path: '/plain',
    guard: 'public',
    title: 'Plain',
    menus: [{ group: 'about', order: 10 }],
    sitemap: {},
  });
  expect(fillMount(bare, { name: 'N', product: 'P', slug: 's' })).toEqual(bare);
  const { menus: _menus, sitemap: _sitemap, ...barest } = bare;
  expect(fillMount(barest, { name: 'N', product: 'P', slug: 's' })).toEqual(barest);
});

it('stays valid when the church has a very long name', () => {
  const filled = fillMount(mount, { name: 'Very '.repeat(40), product: 'Nuru', slug: 'nuru' });
  expect(mountSchema.safeParse(filled).success).toBe(true);
});
