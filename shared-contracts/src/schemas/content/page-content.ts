import { z } from 'zod';

/** One of the twelve fields of a page. `content` is HTML, or, for `gallery_images`, addresses divided by commas. */
export const pageFieldSchema = z.object({
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
});
export type PageField = z.infer<typeof pageFieldSchema>;

/** Where a page's people meet outside of this site: settings, never part of a text. */
export const pageLinkSchema = z.object({ kind: z.enum(['chat', 'classroom']), url: z.string() });
export type PageLink = z.infer<typeof pageLinkSchema>;

/** What is stored for a page: the fields that somebody filled, by their key. */
export const pageContentSchema = z.object({
  fields: z.record(z.string(), pageFieldSchema),
  links: z.array(pageLinkSchema),
});
export type PageContent = z.infer<typeof pageContentSchema>;
