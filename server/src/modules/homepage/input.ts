import { z } from 'zod';
import { CONTENT_SECTION_KEYS } from '@narthex/shared-contracts/closed-lists';
import { checkbox, optionalText, requiredText } from '@narthex/shared-contracts/schemas/text';
import type { ContentValues, SlideValues } from './repository';

const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** An address a visitor may be sent to: never one that runs, never another host in disguise. */
const link = () =>
  optionalText(500).refine((text) => text === null || LINK.test(text), 'A link starts with / or https://');

export const slideInput = z.object({
  title: requiredText('Title is required'),
  content: requiredText('Content is required', 2000),
  image_url: optionalText(500),
  cta_text: optionalText(80),
  cta_link: link(),
  is_active: checkbox(true),
});

const contentFields = z.object({
  title: optionalText(),
  content: requiredText('Content is required', 20_000),
  subtitle: optionalText(),
  image_url: optionalText(500),
  button_text: optionalText(80),
  button_link: link(),
  is_active: checkbox(true),
});

/** The section is named in the address. */
export const contentBody = contentFields;

/** The section is named in the body. */
export const contentInput = contentFields.extend({
  section_key: z.enum(CONTENT_SECTION_KEYS, { error: 'Section is required' }),
});

export function slideValues(input: z.output<typeof slideInput>): SlideValues {
  return {
    title: input.title,
    content: input.content,
    imageUrl: input.image_url,
    ctaText: input.cta_text,
    ctaLink: input.cta_link,
    isActive: input.is_active,
  };
}

export function contentValues(
  sectionKey: ContentValues['sectionKey'],
  input: z.output<typeof contentBody>,
): ContentValues {
  return {
    sectionKey,
    title: input.title,
    content: input.content,
    subtitle: input.subtitle,
    imageUrl: input.image_url,
    buttonText: input.button_text,
    buttonLink: input.button_link,
    isActive: input.is_active,
  };
}
