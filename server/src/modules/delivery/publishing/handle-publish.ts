import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointBody, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { isSignedBy } from '@narthex/shared-contracts/team-token';
import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import { computeIntegrity } from '../../../delivery/files/integrity';
import { RemotePackageError } from '../../../delivery/remote-package';
import type { DeliveryKey } from '../../../plugins/access/delivery-key';
import { problem } from '../../../problem-error';
import { readPublisher } from '../keys/publisher';
import type { ReleaseCommand } from '../releases/change-release';
import { ReleaseRefusedError, publishRemote } from './publish-remote';

type PublishBody = EndpointBody<'delivery.publish'>;

function checkSignature(
  key: DeliveryKey | null,
  { remote, version, signature }: PublishBody,
  files: ReadonlyMap<string, Buffer>,
): void {
  if (!key?.publicKey) return;
  const hashes = Object.fromEntries([...files].map(([file, bytes]) => [file, computeIntegrity(bytes)]));
  if (!signature)
    throw problem('validation', 'The version is not signed. Publish it with `narthex publish`.');
  if (!isSignedBy(signedText(remote, version, hashes), signature, key.publicKey))
    throw problem('validation', 'The signature does not belong to these files and this key.');
}

function readRelease({ to, version, percent, message, expected_live }: PublishBody): ReleaseCommand | null {
  const reason = message || 'Published';
  if (to === 'preview') return null;
  if (to === 'canary') return { action: 'canary', version, percent, reason, expected_live };
  return { action: 'live', version, reason, expected_live };
}

const MESSAGES = {
  preview: (name: string) => `${name} is published. Nobody gets it until it is made live.`,
  canary: (name: string, percent: number) => `${name} is live for ${percent} per cent of visitors.`,
  live: (name: string) => `${name} is live.`,
} as const;

/** Publishes the version that a request carries: 422 where it isn't sound or not allowed, 409 where other files are. */
export async function handlePublish(
  app: FastifyInstance,
  body: PublishBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EndpointOutput<'delivery.publish'>> {
  const { remote, version, to, percent, signature } = body;
  const { writer, key } = readPublisher(request, remote, to === 'preview' ? 'publish' : 'release');
  const files = new Map(
    Object.entries(body.files).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
  );
  checkSignature(key, body, files);
  const outcome = await publishRemote(
    app,
    { remote, version, files },
    {
      writer,
      source: 'shipped',
      message: body.message ?? null,
      keyId: key?.id ?? null,
      signature: key?.publicKey ? signature : null,
      release: readRelease(body),
    },
  ).catch((error: unknown) => {
    const isRefused = error instanceof RemotePackageError || error instanceof ReleaseRefusedError;
    throw isRefused ? problem('validation', error.message) : error;
  });
  if (outcome === 'refused')
    throw problem('conflict', `${remote} ${version} is published with other files; versions never change.`);
  request.log.info({ remote, version, outcome, to }, 'remote version published');
  reply.code(outcome === 'added' ? 201 : 200);
  return {
    success: true,
    data: { remote, version, to },
    message: MESSAGES[to](`${remote} ${version}`, percent),
  };
}
