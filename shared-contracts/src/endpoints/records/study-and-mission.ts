import { envelope, partialInput } from '../../api/envelope';
import { studyAndMissionInputSchema, studyAndMissionSchema } from '../../schemas/study-and-mission';
import { defineEndpoints } from '../endpoint-record';

const saved = envelope(studyAndMissionSchema);

/**
 * Declares the endpoints of the families' study focus and the mission campaign, which are shown beside the
 * weekly programme.
 */
export const studyAndMissionEndpoints = defineEndpoints({
  'studyAndMission.get': { capability: 'public', response: saved, reads: ['site'] },
  'studyAndMission.update': {
    capability: 'homepage.manage',
    body: partialInput(studyAndMissionInputSchema),
    response: saved,
    invalidates: ['site'],
  },
});
