import type { Actor } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { handle } from '../../endpoints/handle';
import { handleCommand } from '../../writes/handle-command';
import { fieldProblem } from '../../problem-error';
import { endOversightWithoutFactor, hasFactor } from '../auth/second-factor/second-factor-repository';
import type { ModuleRoutes } from '../module-routes';
import { lockSettings, readSettings, type SettingsRow } from '../../site/site-repository';
import { mergeSettings, presentSettings, storeSettings } from './settings-input';

/**
 * Ends the sessions that were opened without the second factor that the site requires from now on. Throws 422 if the
 * author has none, who would be signed out in the middle of the work.
 */
async function requireFactors(tx: Transaction, actor: Actor): Promise<void> {
  if (!(await hasFactor(tx, actor.id)))
    throw fieldProblem(
      'requires_second_factor',
      t('Set up two-step sign-in for your own account first, under “Password and devices”.'),
    );
  await endOversightWithoutFactor(tx);
}

/** Registers the settings that adapt the site to a congregation. */
export const settingsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'settings.get', async () => ({
    success: true,
    data: presentSettings(await readSettings(app.db)),
  }));

  handleCommand<'settings.update', SettingsRow>(app, 'settings.update', {
    subjectType: 'settings',
    verb: 'update',
    message: t('Settings updated successfully!'),
    find: ({ tx, forUpdate }) => (forUpdate ? lockSettings : readSettings)(tx),
    present: (row) => ({ ...presentSettings(row) }),
    async apply({ tx, body, actor }, row) {
      if (!row) return undefined;
      const input = mergeSettings(row, body);
      if (input.requires_second_factor === 'true' && !row.requires_second_factor)
        await requireFactors(tx, actor);
      return storeSettings(tx, row, input);
    },
  });
};
