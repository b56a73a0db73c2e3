import http from 'node:http';
import path from 'node:path';
import { z } from 'zod';

/** Returns the path of the socket by which the running server of a data folder takes commands. */
export const getSocketPath = (dataDir: string) => path.join(dataDir, 'server.sock');

const replySchema = z.union([z.object({ error: z.string() }), z.object({ result: z.looseObject({}) })]);

/** Is thrown if the running server did not do what a command asked for. The message is for whoever typed it. */
export class RefusedCommandError extends Error {}

function send(dataDir: string, name: string, input: unknown): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: getSocketPath(dataDir), method: 'POST', path: `/${name}` };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      response.on('error', reject);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      // The socket belongs to the user who runs the site, so the error names its path.
      else if (error.code === 'EACCES') reject(Object.assign(error, { path: options.socketPath }));
      else
        reject(
          new RefusedCommandError(
            `The running server did not respond (${error.message}), and may have done it or not.`,
          ),
        );
    });
    request.end(JSON.stringify(input));
  });
}

/**
 * Has the running server of a site run a command. Returns null if no server runs, and throws RefusedCommandError if it
 * refuses.
 */
export async function askServer(
  dataDir: string,
  name: string,
  input: unknown = {},
): Promise<{ readonly result: unknown } | null> {
  const text = await send(dataDir, name, input);
  if (text === null) return null;
  const reply = replySchema.safeParse(JSON.parse(text));
  // A server from before commands had names copies its database, whatever it is asked for.
  if (!reply.success)
    throw new RefusedCommandError('The running server is older than this command: restart it.');
  if ('error' in reply.data) throw new RefusedCommandError(reply.data.error);
  return reply.data;
}
