import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ROLES, envelope, plainDate } from '@narthex/shared-contracts';
import {
  currentSessionSchema,
  currentUserSchema,
  leaderLoginSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  sessionDataSchema,
  type SessionData,
} from '@narthex/shared-contracts/schemas/auth';
import { LOGIN_LIMIT, VISITOR_POST_LIMIT } from '../../plugins/external/rate-limit';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { auditedProfile, presentSession } from './presenter';
import { createUser, findUser, updateProfile } from './repository';
import { endSession } from './session-repository';
import { signIn } from './sign-in';

/** The members' door reads the session at the top of the answer, the others below `data`. */
const loginAnswer = envelope(sessionDataSchema).extend({
  token: z.string(),
  user: currentUserSchema,
  role: z.enum(ROLES),
  member_type: z.literal('regular'),
});
const message = z.object({ success: z.literal(true), message: z.string() });

const answerTo = (data: SessionData) => ({
  success: true,
  message: 'Login successful!',
  data,
  token: data.token,
  user: data.user,
  role: data.role,
  member_type: 'regular' as const,
});

export const authRoutes: ModuleRoutes = async (app) => {
  app.get(
    '/sanctum/csrf-cookie',
    { schema: { response: { 204: z.undefined() } } },
    async (_request, reply) => {
      const token = randomBytes(18).toString('base64url');
      reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: app.config.isProduction });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/auth/login',
    { config: LOGIN_LIMIT, schema: { body: loginSchema, response: { 200: loginAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answerTo(await signIn(app, request, request.body));
    },
  );

  app.post(
    '/api/auth/leader-login',
    { config: LOGIN_LIMIT, schema: { body: leaderLoginSchema, response: { 200: loginAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answerTo(await signIn(app, request, request.body));
    },
  );

  app.post(
    '/api/auth/register',
    { config: VISITOR_POST_LIMIT, schema: { body: registerSchema, response: { 201: message } } },
    async (request, reply) => {
      const { first_name, last_name, email, phone, password } = request.body;
      const passwordHash = await app.passwords.hash(password);
      await app.db.transaction(async (transaction) => {
        const user = await createUser(transaction, {
          email,
          passwordHash,
          firstName: first_name,
          lastName: last_name,
          phone,
          membershipDate: plainDate(new Date()),
        });
        const entry = { action: 'auth.register', subjectType: 'user', subjectId: user.id, actor: user };
        await app.audit(request, { ...entry, after: { email } }, transaction);
      });
      return reply
        .code(201)
        .send({ success: true, message: 'Registration successful! You can sign in now.' });
    },
  );

  app.post('/api/auth/logout', { schema: { response: { 200: message } } }, async (request) => {
    const { sessionId, user } = request;
    if (sessionId !== null && user) {
      await endSession(app.db, sessionId);
      await app.audit(request, { action: 'auth.logout', subjectType: 'user', subjectId: user.id });
    }
    return { success: true as const, message: 'You are signed out.' };
  });

  app.get(
    '/api/auth/user',
    { schema: { response: { 200: envelope(currentSessionSchema) } } },
    async (request) => {
      const row = request.actor && (await findUser(app.db, request.actor.id));
      if (!row) throw problem('unauthenticated');
      return { success: true, data: presentSession(row, request.actor?.department ?? null) };
    },
  );

  app.put(
    '/api/auth/user',
    { schema: { body: profileSchema, response: { 200: envelope(currentSessionSchema) } } },
    async (request) => {
      const { actor } = request;
      if (!actor) throw problem('unauthenticated');
      const row = await app.db.transaction(async (transaction) => {
        const before = await findUser(transaction, actor.id);
        const after = await updateProfile(transaction, actor.id, request.body);
        await app.audit(
          request,
          {
            action: 'auth.profile_update',
            subjectType: 'user',
            subjectId: actor.id,
            before: before && auditedProfile(before),
            after: auditedProfile(after),
          },
          transaction,
        );
        return after;
      });
      return {
        success: true,
        message: 'Profile updated successfully!',
        data: presentSession(row, actor.department),
      };
    },
  );
};
