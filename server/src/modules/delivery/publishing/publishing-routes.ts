import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import type { ModuleRoutes } from '../../module-routes';
import { readPublisher, type Publisher } from '../keys/publisher';
import { readCandidate, checkRelease } from './check-release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { isSignedBy } from '@narthex/shared-contracts/team-token';
import { signedText, type Publication } from '@narthex/shared-contracts/schemas/publishing';
import { RemotePackageError } from '../../../builds/packages/remote-package';
import type { DeliveryKey } from '../../../plugins/access/delivery-key';
import { problem } from '../../../problem-error';
import type { ReleaseCommand } from '../releases/change-release';
import { describeWaiting } from '../claims/coverage';
import { findVersion } from '../releases/version-repository';
import { ReleaseRefusedError, publishRemote, readWaitingUses } from './publish-remote';
import { receivePackage, type ReceivedPackage } from './receive-package';

function checkSignature(key: DeliveryKey | null, { remote, version, files, signature }: Publication): void {
  if (!key?.public_key) return;
  if (!signature)
    throw problem('validation', 'The version is not signed. Publish it with `narthex publish`.');
  if (!isSignedBy(signedText(remote, version, files), signature, key.public_key))
    throw problem('validation', 'The signature does not belong to these files and this key.');
}

function readRelease({ to, version, percent, message, expected_live }: Publication): ReleaseCommand | null {
  const reason = message || t('Published');
  if (to === 'preview') return null;
  if (to === 'canary') return { action: 'canary', version, percent, reason, expected_live };
  return { action: 'live', version, reason, expected_live };
}

const MESSAGES = {
  preview: (name: string) => `${name} is published. Nobody gets it until it is made live.`,
  canary: (name: string, percent: number) => `${name} is live for ${percent} per cent of visitors.`,
  live: (name: string) => `${name} is live.`,
} as const;

/** Returns what a publisher must be allowed to do. A check that names no target is for a preview. */
const intentOf = (to: Publication['to'] = 'preview') => (to === 'preview' ? 'publish' : 'release');

async function publishReceived(
  app: FastifyInstance,
  { publication, files }: ReceivedPackage,
  { writer, key }: Publisher,
) {
  const { remote, version, message, signature } = publication;
  const outcome = await publishRemote(
    app,
    { remote, version, files },
    {
      writer,
      source: 'shipped',
      message: message ?? null,
      key_id: key?.id ?? null,
      signature: key?.public_key ? signature : null,
      release: readRelease(publication),
    },
  ).catch((error: unknown) => {
    const isRefused = error instanceof RemotePackageError || error instanceof ReleaseRefusedError;
    throw isRefused ? problem('validation', error.message) : error;
  });
  if (outcome !== 'refused') return outcome;
  throw problem('conflict', `${remote} ${version} is published with other files; versions never change.`);
}

/**
 * Publishes the version in a request. Throws 422 if it is invalid or not allowed, and 409 if the version exists with
 * other files.
 */
async function handlePublish(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EndpointOutput<'delivery.publish'>> {
  const authorize = ({ remote, to }: Publication) => readPublisher(request, remote, intentOf(to));
  return receivePackage(
    request,
    (publication) => checkSignature(authorize(publication).key, publication),
    async (received) => {
      const { remote, version, to, percent } = received.publication;
      const outcome = await publishReceived(app, received, authorize(received.publication));
      const row = await findVersion(app.db, remote, version);
      const missing = to === 'preview' || !row ? [] : await readWaitingUses(app.db, row.descriptor);
      request.log.info({ remote, version, outcome, to, missing }, 'remote version published');
      reply.code(outcome === 'added' ? 201 : 200);
      if (missing.length > 0)
        return {
          success: true,
          data: { remote, version, to: 'preview' },
          message: `${remote} ${version} is published. ${describeWaiting(missing)}`,
        };
      return {
        success: true,
        data: { remote, version, to },
        message: MESSAGES[to](`${remote} ${version}`, percent),
      };
    },
  );
}

export const publishingRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.check', async ({ body, request }) => {
    readPublisher(request, body.remote, intentOf(body.to));
    const { descriptor, taken, files, size } = body;
    const candidate = await readCandidate(app.db, { descriptor, taken, size, fileNames: Object.keys(files) });
    return { success: true, data: checkRelease(candidate) };
  });

  handle(app, 'delivery.publish', ({ request, reply }) => handlePublish(app, request, reply));
};
