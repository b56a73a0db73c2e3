import { zodResolver } from '@hookform/resolvers/zod';
import { SERMON_FILE_KINDS, SERMON_SERIES, SERMON_STATUSES } from '@narthex/shared-contracts/enums';
import {
  sermonInputSchema,
  type PublicSermon,
  type SermonFormInput,
  type SermonInput,
} from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { loadCleaner } from '../resource-panel/form/fields/html-tools';
import type { FileSlot } from '../resource-panel/form/resource-form-definition';
import { SermonFormFields } from './sermon-form-fields';
import { seriesLabel } from './sermon-labels';

const SLOTS: Readonly<Record<(typeof SERMON_FILE_KINDS)[number], Omit<FileSlot, 'kind'>>> = {
  audio: { field: 'audio_file', label: 'Audio file', help: 'Up to 500MB (MP3, WAV, OGG)' },
  video: { field: 'video_file', label: 'Video file', help: 'Up to 1GB (MP4, AVI, MOV)' },
  pdf: { field: 'pdf_file', label: 'PDF file', help: 'A study outline or the text, up to 5MB' },
  thumbnail: { field: 'thumbnail', label: 'Thumbnail', help: 'A picture for lists, up to 5MB' },
};

/** A new sermon has no files yet. */
const NO_FILES = {
  audio_file: null,
  video_file: null,
  pdf_file: null,
  thumbnail: null,
  audio_bytes: null,
  audio_type: null,
  audio_seconds: null,
  video_bytes: null,
  pdf_bytes: null,
  version: 0,
};

/** Returns the body without files, which are sent after it, and without translations. */
const keepTexts = ({
  audio_file: _audio,
  video_file: _video,
  pdf_file: _pdf,
  thumbnail: _thumbnail,
  translations: _translations,
  ...texts
}: SermonInput) => texts;

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((known) => known === value);

export default createResourceForm<PublicSermon, SermonFormInput, SermonInput, SermonInput>({
  // Files are sent after the fields, and their URLs are saved then.
  resolver: zodResolver(sermonInputSchema),
  firstValues: { series: 'sabbath_service', status: 'published', tags: [], is_featured: false },
  getValues: (sermon) => ({
    series: isOneOf(SERMON_SERIES, sermon.series) ? sermon.series : 'sabbath_service',
    status: isOneOf(SERMON_STATUSES, sermon.status) ? sermon.status : 'published',
    tags: [...sermon.tags],
  }),
  buildBody: ({ audio_file: _audio, video_file: _video, pdf_file: _pdf, thumbnail: _thumbnail, ...sermon }) =>
    sermon as SermonInput,
  fieldLabels: {
    title: 'Title',
    speaker: t('Speaker'),
    description: 'Description',
    sermon_date: t('Date'),
    scripture_reference: t('Scripture reference'),
    sermon_text: t('Sermon text'),
    audio_note: t('Note about the recording'),
    series: t('Series'),
    status: t('Status'),
    tags: t('Tags'),
    is_featured: t('Featured'),
    audio_file: SLOTS.audio.label,
    video_file: SLOTS.video.label,
    pdf_file: SLOTS.pdf.label,
    thumbnail: SLOTS.thumbnail.label,
  },
  describeValue: (field, value) => (field === 'series' ? seriesLabel(String(value)) : undefined),
  publishing: { field: 'status', draft: 'draft', live: 'published' },
  buildPreview: async (body, row) => {
    const texts = { ...keepTexts(body), sermon_text: (await loadCleaner())(body.sermon_text) };
    return { kind: 'sermon', sermon: { ...NO_FILES, ...row, ...texts, id: row?.id ?? 0 } };
  },
  files: {
    when: 'after-save',
    slots: SERMON_FILE_KINDS.map((kind) => ({ kind, ...SLOTS[kind] })),
    hasFile: (sermon, field) =>
      Object.entries(sermon).some(([name, value]) => name === field && typeof value === 'string'),
  },
  translatable: {
    title: 'text',
    description: 'multiline',
    scripture_reference: 'text',
    sermon_text: 'html',
    audio_note: 'text',
  },
  Fields: SermonFormFields,
});
