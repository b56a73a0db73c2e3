import { SERVICE_WORKER, registerServiceWorker } from '../offline/register-service-worker';
import { showAccount } from './visit/account';
import { createApplication } from './application';
import { holdEvents } from './events/held-events';
import { followHistory } from './visit/follow-history';
import { watchLowData } from './visit/low-data';
import { watchReplies } from './visit/own-replies';
import { readStart } from './page-data';
import { reportVisit } from './visit/report-visit';
import { watchSlides } from './events/slides';
import { createScriptTrust } from './trusted-scripts';
import { watchTriggers } from './triggers';

const start = readStart();
const files = start ? [...start.scripts, ...start.chunks] : [];
const trust = createScriptTrust([SERVICE_WORKER, ...files.map(([url]) => url)]);

// Controls that do nothing without a script are shown from now on.
document.documentElement.dataset['script'] = '';
watchLowData();
followHistory();
const isSignedIn = showAccount();
watchReplies();
watchSlides();

if (start) {
  const reportFailure = reportVisit(start);
  const application = createApplication(start, {
    trust,
    onFailed: (cause) => {
      reportFailure(cause);
      held.release(document.body);
    },
  });
  const held = holdEvents(application.start);
  watchTriggers({ isSignedIn, start: application.start });
} else {
  // The application is on its way already.
  holdEvents(() => undefined);
}
registerServiceWorker(trust(SERVICE_WORKER));
