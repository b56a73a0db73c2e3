import {
  FILES_FIELD,
  RELEASE_FIELD,
  publishInputSchema,
  type PublishInput,
} from '@narthex/shared-contracts/schemas/publishing';
import { CommandError, toSentence } from '../command-errors';
import { listEarlyRefusals } from './ask-site';
import { BuildError, buildRemote } from './build-remote';
import type { RemoteFolder } from './find-remote';
import { hashFiles, packRemote, refuseSize, signRemote } from './pack-remote';
import type { SiteClient } from '../site-client';

export type PublishTarget = Pick<PublishInput, 'to' | 'percent' | 'message' | 'expected_live'>;

const targetSchema = publishInputSchema.pick({ message: true });

/** Throws CommandError for what no site accepts of the options. */
function refuseTarget(target: PublishTarget): void {
  const { error } = targetSchema.safeParse(target);
  const [issue] = error?.issues ?? [];
  if (issue) throw new CommandError(toSentence(`--${issue.path.join('.')}: ${issue.message}`));
}

/**
 * Builds a remote and publishes it. Nothing else of the site changes. Resolves with its version and the site's message.
 */
export async function publish(
  remote: RemoteFolder,
  site: SiteClient,
  target: PublishTarget = {},
): Promise<{ readonly version: string; readonly message: string }> {
  refuseTarget(target);
  const refused = await listEarlyRefusals(remote, site, target.to);
  if (refused.length > 0)
    throw new BuildError(
      `${remote.remote} can't be published. ${refused.map(({ message }) => message).join(' ')}`,
    );
  await buildRemote(remote);
  const packed = await packRemote(remote);
  const tooLarge = refuseSize(packed.files);
  if (tooLarge !== null) throw new BuildError(`${packed.remote} can't be published. ${tooLarge}`);
  const release: PublishInput = {
    ...target,
    remote: remote.remote,
    version: packed.version,
    files: hashFiles(packed.files),
    ...(site.seed !== null && { signature: signRemote(packed, site.seed) }),
  };
  const form = new FormData();
  // The field comes first, so that the site can refuse the version before it reads a file.
  form.append(RELEASE_FIELD, JSON.stringify(release));
  for (const [name, bytes] of packed.files) form.append(FILES_FIELD, new Blob([new Uint8Array(bytes)]), name);
  const { message = '' } = await site.upload('delivery.publish', form);
  return { version: packed.version, message };
}
