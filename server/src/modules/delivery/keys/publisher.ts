import { scopeOf } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { problem } from '../../../problem-error';
import { namedWriter, requestWriter, type Writer } from '../../../writes/unit/writer';
import type { DeliveryKey } from '../../../plugins/access/delivery-key';

/** Identifies who publishes or decides what is live: a member of the communications team, or a key. */
export interface Publisher {
  readonly writer: Writer;
  readonly key: DeliveryKey | null;
}

/**
 * Returns the publisher of a request. Throws 403 if a key belongs to another remote or may not decide what is live,
 * as no key may for a core remote.
 * @param intent `publish` stores a version for previews, `release` changes what visitors get.
 */
export function readPublisher(
  request: FastifyRequest,
  remote: string | null,
  intent: 'read' | 'publish' | 'release',
): Publisher {
  const { deliveryKey: key } = request;
  if (!key) {
    if (scopeOf(request.actor, 'delivery.release') !== 'all') throw problem('forbidden');
    return { writer: requestWriter(request), key: null };
  }
  if (key.remote !== null && remote !== key.remote) {
    throw problem(
      'forbidden',
      `This key is for ${key.remote}${remote === null ? '' : `, not for ${remote}`}.`,
    );
  }
  if (intent === 'release' && !key.can_release) {
    throw problem(
      'forbidden',
      t('This key publishes for previews. The communications team decides what is live.'),
    );
  }
  if (intent === 'release' && key.kind === 'core') {
    throw problem(
      'forbidden',
      t(
        '{remote} is a core remote: its code runs with every right, so only the communications team makes it live.',
        {
          remote: key.remote ?? '',
        },
      ),
    );
  }
  return { writer: namedWriter(t('Key “{name}”', { name: key.name }), request), key };
}
