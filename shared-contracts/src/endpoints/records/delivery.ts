import { z } from 'zod';
import { doneSchema, envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  deliveryKeySchema,
  issuedKeySchema,
  keyInputSchema,
  keysQuerySchema,
} from '../../schemas/delivery-keys';
import {
  openPreviewInputSchema,
  openedPreviewSchema,
  previewInputSchema,
  previewSchema,
  remotePreviewSchema,
} from '../../schemas/previews';
import {
  FILES_FIELD,
  checkInputSchema,
  checkResultSchema,
  publishFormSchema,
  publishedSchema,
} from '../../schemas/publishing';
import {
  pastRegistryQuerySchema,
  pastRegistrySchema,
  releaseChangeSchema,
  releaseChangesQuerySchema,
  releaseInputSchema,
  releaseStateSchema,
  remoteDetailSchema,
  remoteParamsSchema,
  remoteSummarySchema,
} from '../../schemas/releases';
import {
  reportsInputSchema,
  ticketInputSchema,
  ticketSchema,
  versionHealthSchema,
} from '../../schemas/remote-reports';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints that publish remotes and change which version is live. */
export const deliveryEndpoints = defineEndpoints({
  'delivery.listRemotes': {
    capability: 'delivery.release',
    response: listEnvelope(remoteSummarySchema),
    cache: 'no-store',
  },
  'delivery.getRemote': {
    capability: 'delivery.release',
    acceptsKeys: true,
    params: remoteParamsSchema,
    response: envelope(remoteDetailSchema),
    cache: 'no-store',
  },
  'delivery.getHealth': {
    capability: 'delivery.release',
    params: remoteParamsSchema,
    response: envelope(z.array(versionHealthSchema)),
    cache: 'no-store',
  },
  'delivery.createPreview': {
    capability: 'delivery.release',
    acceptsKeys: true,
    params: remoteParamsSchema,
    body: previewInputSchema,
    response: envelope(previewSchema),
  },
  'delivery.listPreviews': {
    capability: 'delivery.release',
    params: remoteParamsSchema,
    response: envelope(z.array(remotePreviewSchema)),
  },
  'delivery.revokePreview': { capability: 'delivery.release', response: doneSchema },
  /** Any account may call it, because the preview itself names the roles that may open it. */
  'delivery.openPreview': {
    capability: 'account.use',
    body: openPreviewInputSchema,
    response: envelope(openedPreviewSchema),
    isConfidential: true,
  },
  'delivery.listChanges': {
    capability: 'delivery.release',
    acceptsKeys: true,
    query: releaseChangesQuerySchema,
    response: listEnvelope(releaseChangeSchema),
  },
  'delivery.getPastRegistry': {
    capability: 'delivery.release',
    query: pastRegistryQuerySchema,
    response: envelope(pastRegistrySchema),
  },
  'delivery.changeRelease': {
    capability: 'delivery.release',
    acceptsKeys: true,
    params: remoteParamsSchema,
    body: releaseInputSchema,
    response: envelope(releaseStateSchema),
  },
  'delivery.check': {
    capability: 'delivery.release',
    acceptsKeys: true,
    body: checkInputSchema,
    response: envelope(z.array(checkResultSchema)),
    needsNoProof: 'It only compares a build with the grant and changes nothing.',
  },
  'delivery.publish': {
    capability: 'delivery.release',
    acceptsKeys: true,
    multipart: { fileField: FILES_FIELD, hasManyFiles: true, fields: publishFormSchema },
    response: envelope(publishedSchema),
  },

  'deliveryKeys.list': {
    capability: 'delivery.release',
    query: keysQuerySchema,
    response: listEnvelope(deliveryKeySchema),
  },
  'deliveryKeys.issue': {
    capability: 'delivery.release',
    body: keyInputSchema,
    status: 201,
    response: envelope(issuedKeySchema),
    isConfidential: true,
  },
  'deliveryKeys.revoke': { capability: 'delivery.release', response: doneSchema },

  /** Browsers report how remotes load. The ticket makes a report count. */
  'remoteReports.submit': {
    capability: 'public',
    body: reportsInputSchema,
    status: 204,
    isConfidential: true,
  },
  'remoteReports.issueTicket': {
    capability: 'public',
    body: ticketInputSchema,
    response: envelope(ticketSchema),
    isConfidential: true,
  },
});
