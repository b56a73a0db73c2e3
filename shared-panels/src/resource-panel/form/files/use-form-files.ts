import { ApiError } from '@narthex/shared-auth';
import { useRef, useState } from 'react';
import { explainUpload, isGone } from '../../../action/explain-failure';
import { useUpload } from '../../../uploads/use-upload';
import { refusedFileName } from '../fields/upload-gate';
import type { ResourceRow, SaveOptions, SaveResult } from '../../resource';
import type { FileSlot, FormFilesDefinition } from '../resource-form-definition';

type Save<Row, Body> = (body: Partial<Body>, options: SaveOptions) => Promise<SaveResult<Row>>;

const CANCELLED = 'The upload was cancelled. Save again to send it.';

/** Returns the files chosen in a form, and the function that uploads them one after another with the object. */
export function useFormFiles<Row extends ResourceRow, Body>(
  definition: FormFilesDefinition<Row> | undefined,
  save: Save<Row, Body>,
) {
  const { slots = [], when = 'after-save' } = definition ?? {};
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly File[]>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [created, setCreated] = useState<Row | undefined>();
  const [sending, setSending] = useState<string | null>(null);
  const { progress, upload } = useUpload();
  // A repeated attempt must be the same request: it sends no file twice and creates no second object.
  const sent = useRef(new Map<File, string>());
  // The files that the object has got from this form, in case somebody deletes it before the last one.
  const attached = useRef(new Map<string, File>());
  const waiting = slots.flatMap((slot) => (chosen[slot.field] ?? []).map((file) => ({ slot, file })));

  function choose(field: string, files: readonly File[]) {
    attached.current.delete(field);
    setChosen((before) => ({ ...before, [field]: files }));
    setErrors((before) => ({ ...before, [field]: '' }));
  }

  async function send({ field, kind }: FileSlot, file: File): Promise<Partial<Body>> {
    setSending(field);
    setErrors((before) => ({ ...before, [field]: '' }));
    try {
      const url = sent.current.get(file) ?? (await upload(file, kind)).url;
      sent.current.set(file, url);
      return { [field]: url } as Partial<Body>;
    } catch (cause) {
      setErrors((before) => ({ ...before, [field]: explainUpload(cause, CANCELLED) }));
      throw cause;
    } finally {
      setSending(null);
    }
  }

  /** Somebody has deleted the object, and its files with it. The next attempt creates another and sends all of them. */
  function startAnew() {
    for (const [field, file] of attached.current) {
      sent.current.delete(file);
      choose(field, [file]);
    }
    setCreated(undefined);
  }

  async function saveSent(body: Partial<Body>, options: SaveOptions): Promise<SaveResult<Row>> {
    try {
      return await save(body, options);
    } catch (cause) {
      // The server deletes files that no object names in time. The next attempt sends them again.
      const isRefused = cause instanceof ApiError && slots.some(({ field }) => field in cause.fieldErrors);
      if (isRefused) sent.current.clear();
      if (isGone(cause)) startAnew();
      throw cause;
    }
  }

  async function saveWithFiles(body: Body, options: SaveOptions): Promise<SaveResult<Row>> {
    let whole: Partial<Body> = body;
    if (when === 'before-save') {
      for (const { slot, file } of waiting) whole = { ...whole, ...(await send(slot, file)) };
    }
    // A retry after a failed upload updates the object that the first attempt has created.
    const target = created ? { ...options, id: created.id, version: created.version } : options;
    let result = await saveSent(whole, target);
    if (when === 'before-save' || result.kind === 'proposed') return result;
    for (const { slot, file } of waiting) {
      const row: Row | undefined = result.kind === 'saved' ? result.row : undefined;
      if (!row) break;
      setCreated(row);
      const named = await send(slot, file);
      result = await saveSent(named, { ...options, id: row.id, version: row.version });
      if (result.kind === 'saved') setCreated(result.row);
      choose(slot.field, []);
      attached.current.set(slot.field, file);
    }
    return result;
  }

  return {
    slots,
    chosen,
    errors,
    choose,
    sending,
    progress,
    saveWithFiles,
    hasChosen: waiting.length > 0,
    /** Lists why chosen files were not sent, for the summary above the form. */
    failures: waiting.flatMap(({ slot: { field }, file }) =>
      errors[field] ? [{ field: refusedFileName(field), message: `${file.name}: ${errors[field]}` }] : [],
    ),
    /** Returns true if the object has got a file of that field from this form. */
    hasSent: (field: string) => created !== undefined && definition?.hasFile(created, field) === true,
  };
}

export type FormFiles = Omit<ReturnType<typeof useFormFiles>, 'saveWithFiles' | 'failures'>;
