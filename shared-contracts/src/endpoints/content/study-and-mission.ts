import { envelope } from '../../api/envelope';
import { studyAndMissionInputSchema, studyAndMissionSchema } from '../../schemas/pages/study-and-mission';
import { defineEndpoints } from '../define-endpoints';

const saved = envelope(studyAndMissionSchema);

/** The study focus of the families, and the mission campaign: boxes beside the weekly programme. */
export const studyAndMissionEndpoints = defineEndpoints({
  'studyAndMission.get': { capability: 'public', response: saved, reads: ['site'] },
  'studyAndMission.update': {
    capability: 'homepage.manage',
    body: studyAndMissionInputSchema,
    response: saved,
    invalidates: ['site'],
  },
});
